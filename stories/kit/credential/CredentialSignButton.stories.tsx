import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye } from 'lucide'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CredentialSignButton } from '../../../src/kit/credential/CredentialButton'
import { CredentialStage } from './CredentialStage'

/** A small icon button in a form with a password, such as the one that shows the password. */
const meta = {
  component: CredentialSignButton,
  args: { label: 'Passwort anzeigen', icon: Eye, onClick: fn() },
  render: args => (
    <CredentialStage>
      <div>
        <CredentialSignButton {...args} />
      </div>
    </CredentialStage>
  ),
} satisfies Meta<typeof CredentialSignButton>
export default meta
type Story = StoryObj<typeof meta>

/** The button's label is its name and appears on hover. */
export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Passwort anzeigen' })
    await expect(button).toHaveAttribute('title', 'Passwort anzeigen')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

/** Disabled state. */
export const Disabled: Story = { args: { disabled: true } }
