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

/** A yes or no in a form with a password. */
const meta = {
  component: CredentialCheckbox,
  args: { label: 'Angemeldet bleiben', name: 'stay_logged_in', value: false, onChange: () => {} },
  render: args => <Live {...args} />,
} satisfies Meta<typeof CredentialCheckbox>
export default meta
type Story = StoryObj<typeof meta>

/** The whole line is the target. */
export const Unchecked: Story = {
  play: async ({ canvasElement }) => {
    const story = within(canvasElement)
    await userEvent.click(await story.findByText('Angemeldet bleiben'))
    await expect(story.getByRole('checkbox')).toBeChecked()
    await userEvent.click(story.getByRole('checkbox'))
    await expect(story.getByRole('checkbox')).not.toBeChecked()
  },
}

/** A person has said yes; a help says what that means. */
export const Checked: Story = { args: { value: true, hint: 'Auf diesem Gerät, 30 Tage lang.' } }

/** Told as a switch, on or off, where it acts as one. */
export const AsSwitch: Story = { args: { value: true, isSwitch: true } }

/** It has to be checked before one can go on. */
export const Error: Story = {
  args: {
    label: 'Ich stimme den Nutzungsbedingungen zu.',
    isRequired: true,
    error: 'Ohne Zustimmung kann kein Konto angelegt werden.',
  },
}

/** Not to be changed now. */
export const Disabled: Story = { args: { value: true, disabled: true } }
