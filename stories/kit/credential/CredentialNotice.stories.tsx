import type { Meta, StoryObj } from '@storybook/react-vite'
import { CredentialButton } from '../../../src/kit/credential/CredentialButton'
import { CredentialNotice } from '../../../src/kit/credential/CredentialNotice'
import { CredentialStage } from './CredentialStage'

/** A message among the fields of a form with a password. */
const meta = {
  component: CredentialNotice,
  args: { tone: 'error', children: 'Benutzername und Passwort gehören nicht zusammen.' },
  render: args => (
    <CredentialStage>
      <CredentialNotice {...args} />
    </CredentialStage>
  ),
} satisfies Meta<typeof CredentialNotice>
export default meta
type Story = StoryObj<typeof meta>

/** The portal has refused the form. */
export const Error: Story = {}

/** A check has no result yet; a button beside the text repeats the check. */
export const Warning: Story = {
  args: {
    tone: 'warning',
    children: 'Ob es das Konto gibt, ließ sich noch nicht prüfen.',
    action: <CredentialButton>Erneut versuchen</CredentialButton>,
  },
}
