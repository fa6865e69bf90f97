import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { pictureFake } from '../../../src/testing/pictureFake'
import { typeText } from '../../kit/typeText'
import { findInLibrary } from '../findInLibrary'
import { InnerWindowStage } from '../InnerWindowStage'
import { LibraryStage } from '../LibraryStage'

/** The window that creates or renames a series. The library opens the window. */
const meta = {
  component: LibraryStage,
  tags: ['pix.seriesMeta'],
  args: { globals: {}, callName: 'pix.manage' },
  render: (args, { globals }) => <LibraryStage {...args} globals={globals} />,
  parameters: { msw: { handlers: pictureFake() }, docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof LibraryStage>
export default meta
type Story = StoryObj<typeof meta>

const named = { series: { Id: 5, Title: 'Konzertsommer' } }

/** Renames a series, without the library below the window. */
export const Alone: Story = {
  tags: ['default'],
  render: (_, { globals }) => <InnerWindowStage windowName="pix.seriesMeta" options={named} globals={globals} />,
}

async function openBy(button: string) {
  const library = await findInLibrary()
  await userEvent.click(await library.findByRole('button', { name: button }))
  return library.findByRole('textbox', { name: 'Titel' })
}

/** Creates a series. */
export const Create: Story = {
  tags: ['empty'],
  async play() {
    await expect(await openBy('Neue Serie')).toHaveValue('')
    await expect((await findInLibrary()).getByRole('heading', { name: 'Neue Serie' })).toBeVisible()
  },
}

/** Renames a series; the window shows the number of the series. */
export const Rename: Story = {
  args: { stored: { seriesId: 5 } },
  async play() {
    await expect(await openBy('Serie bearbeiten')).toHaveValue('Konzertsommer')
    await expect((await findInLibrary()).getByText('Nummer der Serie: 5')).toBeVisible()
  },
}

/** The portal refuses: the reason is shown, and the title is kept. */
export const SaveFailed: Story = {
  tags: ['refused'],
  parameters: {
    msw: {
      handlers: [
        http.post(
          '*/pix/series',
          () => new HttpResponse('Ein Konto kann höchstens 1000 Serien haben.', { status: 400 }),
        ),
        ...pictureFake(),
      ],
    },
    expectedErrors: ['400'],
  },
  async play() {
    const title = await openBy('Neue Serie')
    await typeText(title, 'Eine zu viel')
    await userEvent.click((await findInLibrary()).getByRole('button', { name: 'Speichern' }))
    await expect(await (await findInLibrary()).findByText('Ein Konto kann höchstens 1000 Serien haben.')).toBeVisible()
    await expect(title).toHaveValue('Eine zu viel')
  },
}

/** A title with long German words. */
export const LongTexts: Story = {
  tags: ['long'],
  args: { stored: { seriesId: 7 } },
  parameters: {
    msw: {
      handlers: pictureFake({
        series: [
          { Id: 7, Title: 'Landesausstellungseröffnungsveranstaltungen der Donaudampfschifffahrtsgesellschaft' },
        ],
      }),
    },
  },
  async play() {
    await expect(await openBy('Serie bearbeiten')).toHaveValue(
      'Landesausstellungseröffnungsveranstaltungen der Donaudampfschifffahrtsgesellschaft',
    )
  },
}
