import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CredentialAnchor } from '../../../src/kit/credential/CredentialForm'
import { CredentialPasswordField } from '../../../src/kit/credential/CredentialPasswordField'
import { passwordTexts } from './passwordTexts'
import { CredentialStage } from './CredentialStage'

/** Hidden input that tells a password manager the account of a form without an account field. */
const meta = {
  component: CredentialAnchor,
  args: { username: 'lenz@haus.de' },
  render: args => (
    <CredentialStage>
      <CredentialAnchor {...args} />
      <CredentialPasswordField
        label="Neues Passwort"
        name="new_password"
        autoComplete="new-password"
        texts={passwordTexts}
        value=""
        onChange={() => {}}
      />
    </CredentialStage>
  ),
} satisfies Meta<typeof CredentialAnchor>
export default meta
type Story = StoryObj<typeof meta>

/** Beside the password, after the account was chosen in an earlier step. */
export const Unseen: Story = {
  play: async () => {
    const anchor = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[autocomplete=username]')
      if (!found) throw new TypeError('The form has no anchor.')
      return found
    })
    await expect(anchor).toHaveValue('lenz@haus.de')
    await expect(anchor.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
