import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { CredentialAnchor } from '../../../src/kit/credential/CredentialForm'
import { CredentialPasswordField } from '../../../src/kit/credential/CredentialPasswordField'
import { passwordTexts } from './passwordTexts'
import { strengthTexts } from './strengthTexts'
import { CredentialStage } from './CredentialStage'

function Live(props: ComponentProps<typeof CredentialPasswordField>) {
  const [value, setValue] = useState(props.value)
  return (
    <CredentialStage>
      <CredentialAnchor username="lenz@haus.de" />
      <CredentialPasswordField {...props} value={value} onChange={setValue} />
    </CredentialStage>
  )
}

/** A password, in a form that every password manager finds. */
const meta = {
  component: CredentialPasswordField,
  args: {
    label: 'Passwort',
    name: 'password',
    autoComplete: 'current-password',
    texts: passwordTexts,
    value: 'Schloss-1',
    onChange: () => {},
  },
  render: args => <Live {...args} />,
} satisfies Meta<typeof CredentialPasswordField>
export default meta
type Story = StoryObj<typeof meta>

/** Hidden until a person chooses to show it. */
export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    const story = within(canvasElement)
    await userEvent.click(await story.findByRole('button', { name: 'Passwort anzeigen' }))
    await expect(story.getByLabelText('Passwort', { selector: 'input' })).toHaveAttribute('type', 'text')
    await userEvent.click(story.getByRole('button', { name: 'Passwort verbergen' }))
    await expect(story.getByLabelText('Passwort', { selector: 'input' })).toHaveAttribute('type', 'password')
  },
}

/** A new password, with its strength below. */
export const Strength: Story = {
  args: { autoComplete: 'new-password', strength: strengthTexts, hint: 'Mindestens acht Zeichen.', isRequired: true },
}

/** Wrong password. */
export const Error: Story = { args: { error: 'Dieses Passwort gehört nicht zum Konto.' } }

/** Read-only. */
export const ReadOnly: Story = { args: { isReadOnly: true } }

/** Disabled state. */
export const Disabled: Story = { args: { disabled: true } }
