import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogIn } from 'lucide'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CredentialButton } from '../../../src/kit/credential/CredentialButton'
import { Row } from '../Row'
import { CredentialStage } from './CredentialStage'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const

/** A button in a form with a password. It looks like Button, but no style sheet of the page can change it. */
const meta = {
  component: CredentialButton,
  args: { children: 'Anmelden', onClick: fn() },
  render: args => (
    <CredentialStage>
      <Row>
        {VARIANTS.map(variant => (
          <CredentialButton key={variant} {...args} variant={variant} />
        ))}
      </Row>
    </CredentialStage>
  ),
} satisfies Meta<typeof CredentialButton>
export default meta
type Story = StoryObj<typeof meta>

/** From the main action to a destructive one. */
export const Variants: Story = {
  args: { icon: LogIn },
  play: async ({ canvasElement, args }) => {
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name: 'Anmelden' }))[0]!)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

/** Disabled state. */
export const Disabled: Story = { args: { disabled: true } }

/** The button's action is running: the button keeps the focus and ignores further clicks. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name: 'Anmelden' }))[0]!)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
