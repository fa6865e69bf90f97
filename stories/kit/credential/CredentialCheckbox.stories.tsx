import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { CredentialCheckbox } from '../../../src/kit/credential/CredentialCheckbox'
import { CredentialStage } from './CredentialStage'

function Live(props: ComponentProps<typeof CredentialCheckbox>) {
  const [value, setValue] = useState(props.value)
  return (
    <CredentialStage>
      <CredentialCheckbox {...props} value={value} onChange={setValue} />
    </CredentialStage>
  )
}

/** A checkbox in a form with a password. */
const meta = {
  component: CredentialCheckbox,
  args: { label: 'Angemeldet bleiben', name: 'stay_logged_in', value: false, onChange: () => {} },
  render: args => <Live {...args} />,
} satisfies Meta<typeof CredentialCheckbox>
export default meta
type Story = StoryObj<typeof meta>

/** A click anywhere on the line checks the checkbox. */
export const Unchecked: Story = {
  play: async ({ canvasElement }) => {
    const story = within(canvasElement)
    await userEvent.click(await story.findByText('Angemeldet bleiben'))
    await expect(story.getByRole('checkbox')).toBeChecked()
    await userEvent.click(story.getByRole('checkbox'))
    await expect(story.getByRole('checkbox')).not.toBeChecked()
  },
}

/** Checked, with a hint that explains the consequence. */
export const Checked: Story = { args: { value: true, hint: 'Auf diesem Gerät, 30 Tage lang.' } }

/** With the role of a switch, for a setting that takes effect at once. */
export const AsSwitch: Story = { args: { value: true, isSwitch: true } }

/** Must be checked to continue. */
export const Error: Story = {
  args: {
    label: 'Ich stimme den Nutzungsbedingungen zu.',
    isRequired: true,
    error: 'Ohne Zustimmung kann kein Konto angelegt werden.',
  },
}

/** Disabled state. */
export const Disabled: Story = { args: { value: true, disabled: true } }
