import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { registerFake } from '../../../src/testing/registerFake'
import { findInWindow } from '../../findInWindow'
import { WindowStage } from '../../WindowStage'

/** Two ways to regain access to an account. */
const meta = {
  component: WindowStage,
  tags: ['register.verifymail'],
  args: { globals: {}, callName: 'register.open' },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: {
    msw: {
      handlers: registerFake({
        check_account: { error: 'registerframe_error_user' },
        request_to_cb: { next: 'message', message: 'Die Redaktion meldet sich.' },
      }).handlers,
    },
    docs: { story: { inline: false, height: '660px' } },
  },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

const open = ['verifymail']
const hidden = ['verifymail', { disable_registered: true }]

/** The portal refuses the mail to the registered address; a mail to the provider is still possible. */
export const BothWays: Story = {
  tags: ['refused'],
  args: { given: open },
  async play() {
    const window = await findInWindow()
    await userEvent.click(await window.findByRole('button', { name: 'An die hinterlegte Adresse senden' }))
    await expect(await window.findByRole('alert')).toBeVisible()
  },
}

/** Without a registered address, only the provider can help. */
export const OnlyProvider: Story = {
  args: { given: hidden },
  async play() {
    const window = await findInWindow()
    await userEvent.click(await window.findByRole('button', { name: 'An den Betreiber senden' }))
    await waitFor(async () =>
      expect((await findInWindow()).getByText('Die Redaktion meldet sich.', { ignore: '[aria-live] *' })).toBeVisible(),
    )
  },
}

/** The start: nothing is sent yet. */
export const Start: Story = {
  tags: ['default'],
  args: { given: open },
  async play() {
    await expect(
      await (await findInWindow()).findByRole('button', { name: 'An die hinterlegte Adresse senden' }),
    ).toBeVisible()
  },
}
