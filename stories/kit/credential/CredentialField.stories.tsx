import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { CredentialField } from '../../../src/kit/credential/CredentialField'
import { CredentialStage } from './CredentialStage'

function Live(props: ComponentProps<typeof CredentialField>) {
  const [value, setValue] = useState(props.value)
  return (
    <CredentialStage>
      <CredentialField {...props} value={value} onChange={setValue} />
    </CredentialStage>
  )
}

/** A line of text in a form with a password, such as the account. */
const meta = {
  component: CredentialField,
  args: { label: 'E-Mail oder Benutzername', name: 'account', autoComplete: 'username', value: '', onChange: () => {} },
  render: args => <Live {...args} />,
} satisfies Meta<typeof CredentialField>
export default meta
type Story = StoryObj<typeof meta>

/** Empty, with an example and a hint. */
export const Empty: Story = {
  args: { hint: 'Beides führt zu Ihrem Konto.', placeholder: 'name@haus.de' },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: 'E-Mail oder Benutzername' })
    await userEvent.type(field, 'lenz')
    await expect(field).toHaveValue('lenz')
    await expect(field).toHaveAccessibleDescription('Beides führt zu Ihrem Konto.')
  },
}

/** Required and invalid. */
export const Error: Story = {
  args: { value: 'lenz lenz', isRequired: true, error: 'Das ist kein Benutzername und keine E-Mail-Adresse.' },
}

/** The account of an earlier step. The account is visible, and a password manager can read the field. */
export const ReadOnly: Story = { args: { value: 'lenz@haus.de', isReadOnly: true } }

/** Disabled state. */
export const Disabled: Story = { args: { value: 'lenz@haus.de', disabled: true } }
