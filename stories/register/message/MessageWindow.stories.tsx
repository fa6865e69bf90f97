import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { findInWindow } from '../../findInWindow'
import { WindowStage } from '../../WindowStage'

/** Shows the result of an action. Enter and Escape close the window. */
const meta = {
  component: WindowStage,
  tags: ['register.message'],
  args: { globals: {}, callName: 'register.open' },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: { docs: { story: { inline: false, height: '660px' } } },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

const confirm = [
  'message',
  {
    title: 'Fast geschafft',
    message: 'Wir haben einen Link an {email} geschickt.\nÖffnen Sie ihn in diesem Browser, dann ist Ihr Konto fertig.',
    button_ok_text: 'Verstanden',
    replace_text: { email: 'eva.maier@post.example' },
  },
]
const linked = [
  'message',
  { message: 'Ihre Angaben sind gespeichert.', link: { href: '/terms', text: 'Nutzungsbedingungen' } },
]

/** A title, a message with an inserted text, and a button with its own text. */
export const Answer: Story = {
  args: { given: confirm },
  async play() {
    const window = await findInWindow()
    await expect(
      await window.findByText(/Link an eva.maier@post.example geschickt/, { ignore: '[aria-live] *' }),
    ).toBeVisible()
    const ok = window.getByRole('button', { name: 'Verstanden' })
    await waitFor(() => expect((ok.getRootNode() as ShadowRoot).activeElement).toBe(ok))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.querySelector('foyer-root')).toBeNull())
  },
}

const failed = ['message', { message: 'registerframe_message_fail' }]

/** A failure without a known reason. */
export const Failed: Story = {
  tags: ['failed'],
  args: { given: failed },
  async play() {
    await expect(
      await (await findInWindow()).findByText(/^Das hat leider nicht geklappt/, { ignore: '[aria-live] *' }),
    ).toBeVisible()
  },
}

/** A link that opens in a new tab. */
export const WithLink: Story = {
  tags: ['default'],
  args: { given: linked },
  async play() {
    await expect(
      await (await findInWindow()).findByRole('link', { name: 'Nutzungsbedingungen (öffnet in einem neuen Tab)' }),
    ).toHaveAttribute('target', '_blank')
  },
}

/** A long message scrolls between heading and button. */
export const LongTexts: Story = {
  tags: ['long'],
  args: {
    given: [
      'message',
      {
        title: 'Nutzungsvereinbarungsänderungsmitteilung der Kulturlandschaftspflegevereinigung',
        message: 'Wir haben die Nutzungsvereinbarung geändert. '.repeat(60),
      },
    ],
  },
  async play() {
    await expect(
      await (await findInWindow()).findByRole('heading', { name: /^Nutzungsvereinbarungsänderung/ }),
    ).toBeVisible()
  },
}
