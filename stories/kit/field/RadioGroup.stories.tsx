import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { RadioGroup } from '../../../src/kit/field/RadioGroup'
import { storyRoot } from '../../../test/support/storyRoot'
import { Column } from '../Column'
import { RightToLeft } from './RightToLeft'

function Live(props: ComponentProps<typeof RadioGroup>) {
  const [value, setValue] = useState(props.value)
  return (
    <Column>
      <RadioGroup {...props} value={value} onChange={setValue} />
    </Column>
  )
}

/** One choice from a few visible options. */
const meta = {
  component: RadioGroup,
  args: {
    label: 'Anrede',
    value: '',
    onChange: () => {},
    options: [
      { value: 'w', label: 'Frau' },
      { value: 'm', label: 'Herr' },
      { value: 'n', label: 'Keine Angabe' },
    ],
  },
  render: args => <Live {...args} />,
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen yet; a click on a text chooses its option. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByText('Herr'))
    await expect(story.getByRole('radio', { name: 'Herr' })).toBeChecked()
  },
}

/** With a choice and a hint. */
export const Filled: Story = { args: { value: 'w', hint: 'Steht in Briefen an Sie.' } }

/** A choice is required. */
export const Required: Story = { args: { isRequired: true } }

/** Nothing was chosen. */
export const Error: Story = { args: { isRequired: true, error: 'Bitte wählen Sie eine Anrede.' } }

/** Disabled, as a whole or for one option. */
export const Disabled: Story = {
  render: args => (
    <Column>
      <RadioGroup {...args} value="w" disabled />
      <RadioGroup
        {...args}
        label="Anrede des Vereins"
        value="w"
        options={[
          { value: 'w', label: 'Frau' },
          { value: 'm', label: 'Herr', isDisabled: true },
        ]}
      />
    </Column>
  ),
}

/** Long German words wrap beside the button. */
export const LongText: Story = {
  args: {
    value: 'a',
    options: [
      {
        value: 'a',
        label:
          'Landesausstellungseröffnungsveranstaltungsdokumentationsaufnahmen der Kulturlandschaftspflegevereinigung',
      },
      { value: 'b', label: 'Urheberrechtsnutzungsvereinbarungsbezeichnung' },
    ],
  },
}

/** In a right-to-left window. */
export const RightToLeftText: Story = {
  args: {
    label: 'اللقب',
    value: 'w',
    options: [
      { value: 'w', label: 'سيدة' },
      { value: 'm', label: 'سيد' },
    ],
  },
  render: args => (
    <RightToLeft>
      <Live {...args} />
    </RightToLeft>
  ),
}
