import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox } from '../../../src/kit/field/Checkbox'
import { storyRoot } from '../../../test/support/storyRoot'
import { Column } from '../Column'

function Live(props: ComponentProps<typeof Checkbox>) {
  const [isChecked, setIsChecked] = useState(props.isChecked)
  return (
    <Column>
      <Checkbox {...props} isChecked={isChecked} onChange={setIsChecked} />
    </Column>
  )
}

/** A choice that can be on or off, or one of several such choices. */
const meta = {
  component: Checkbox,
  args: { label: 'Mit der Redaktion teilen', isChecked: false, onChange: () => {} },
  render: args => <Live {...args} />,
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

/** A click anywhere on the line checks the checkbox. */
export const Unchecked: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByText('Mit der Redaktion teilen'))
    await expect(story.getByRole('checkbox')).toBeChecked()
    await userEvent.click(story.getByRole('checkbox'))
    await expect(story.getByRole('checkbox')).not.toBeChecked()
  },
}

/** Checked state. */
export const Checked: Story = { args: { isChecked: true } }

/** With a hint below. */
export const Hint: Story = { args: { hint: 'Das Bild erscheint dann in der gemeinsamen Bibliothek.' } }

/** Must be checked to continue. */
export const Error: Story = {
  args: { label: 'Ich stimme den Nutzungsbedingungen zu.', error: 'Ohne Zustimmung kann kein Konto angelegt werden.' },
}

/** Disabled state. */
export const Disabled: Story = {
  render: args => (
    <Column>
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled isChecked />
    </Column>
  ),
}

/** The checkbox on a picture: its label is only read out. */
export const LabelHidden: Story = { args: { label: 'Schlossgarten im Herbst', isLabelHidden: true } }

/** A long text wraps beside the box. */
export const LongText: Story = {
  args: {
    label:
      'Urheberrechtsnutzungsvereinbarung der Kulturlandschaftspflegevereinigung für Landesausstellungseröffnungsveranstaltungen gelesen',
  },
}
