import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { findInWindow } from '../findInWindow'
import { WindowStage } from '../WindowStage'

const address = '*/module/lib/framework/getMlLanguages.php'
const languages = [
  { id: 1, locale: 'de_DE', name: 'Deutsch' },
  { id: 2, locale: 'en_EN', name: 'English' },
  { id: 44, locale: 'pl_PL', name: 'Polski' },
]

/** The language chooser. The language button in a window's header opens it. */
const meta = {
  component: WindowStage,
  tags: ['language.choose'],
  args: { callName: 'language.choose', globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: {
    msw: { handlers: [http.get(address, () => HttpResponse.json(languages))] },
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

/** One entry for each language of the portal; the current one is marked. */
export const Languages: Story = {
  tags: ['default'],
  async play() {
    const chooser = await findInWindow()
    await expect(await chooser.findAllByRole('listitem')).toHaveLength(3)
  },
}

/** The languages are loading. */
export const Loading: Story = {
  tags: ['loading'],
  parameters: { msw: { handlers: [http.get(address, () => delay('infinite'))] } },
}

/** The portal responds with an error: there is a retry button. */
export const Failed: Story = {
  tags: ['failed'],
  parameters: {
    msw: { handlers: [http.get(address, () => new HttpResponse('Internal error', { status: 500 }))] },
    expectedErrors: ['500'],
  },
  async play() {
    const chooser = await findInWindow()
    await expect(await chooser.findByRole('alert')).toBeVisible()
  },
}

/** A portal with two dozen languages: the list scrolls. */
export const Many: Story = {
  tags: ['many', 'long'],
  parameters: {
    msw: {
      handlers: [
        http.get(address, () =>
          HttpResponse.json(
            Array.from({ length: 24 }, (_, index) => ({
              id: index + 1,
              locale: `x${String.fromCharCode(97 + index)}_XX`,
              name: `Sprache der Kulturlandschaftspflegevereinigung ${index + 1}`,
            })),
          ),
        ),
      ],
    },
  },
  async play() {
    await expect(await (await findInWindow()).findAllByRole('listitem')).toHaveLength(24)
  },
}
