import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { registerFake } from '../../../src/testing/registerFake'
import { findInWindow } from '../../findInWindow'
import { typeText } from '../../kit/typeText'
import { WindowStage } from '../../WindowStage'

/** Redeems a voucher that grants a role. */
const meta = {
  component: WindowStage,
  tags: ['register.voucher'],
  args: { globals: {}, callName: 'register.open', given: ['voucher', { voucherRole: 'press' }] },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: {
    msw: { handlers: registerFake({ check_voucher: false }).handlers },
    docs: { story: { inline: false, height: '660px' } },
  },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

/** No voucher is typed yet; the field has the focus. */
export const Empty: Story = {
  tags: ['default', 'empty'],
  async play() {
    const field = await (await findInWindow()).findByRole('textbox', { name: 'Gutscheincode' })
    await expect((field.getRootNode() as ShadowRoot).activeElement).toBe(field)
  },
}

/** The voucher is invalid: the error is shown at the field, which keeps the typed text. */
export const NotGood: Story = {
  tags: ['refused'],
  async play() {
    const window = await findInWindow()
    const field = await window.findByRole('textbox', { name: 'Gutscheincode' })
    await typeText(field, 'UFER-ALT-2024')
    await userEvent.keyboard('{Enter}')
    await expect(
      await window.findByText(/^Dieser Gutschein ist nicht gültig/, { ignore: '[aria-live] *' }),
    ).toBeInTheDocument()
    await expect(field).toHaveValue('UFER-ALT-2024')
  },
}
