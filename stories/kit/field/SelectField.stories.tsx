import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { SelectField } from '../../../src/kit/field/SelectField'
import { storyRoot } from '../../../test/support/storyRoot'
import { Column } from '../Column'

function Live(props: ComponentProps<typeof SelectField>) {
  const [value, setValue] = useState(props.value)
  return (
    <Column>
      <SelectField {...props} value={value} onChange={setValue} />
    </Column>
  )
}

/** One choice from a list. */
const meta = {
  component: SelectField,
  args: {
    label: 'Bilder',
    value: 'all',
    onChange: () => {},
    options: [
      { value: 'all', label: 'Alle' },
      { value: 'marked', label: 'Markierte', count: 3 },
      {
        label: 'Serien',
        options: [
          { value: '7', label: 'Stadtfest' },
          { value: '8', label: 'Gärten und Parks' },
        ],
      },
    ],
  },
  render: args => <Live {...args} />,
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

/** With counts and group headings. */
export const Grouped: Story = {
  play: async ({ canvasElement }) => {
    const field = within(storyRoot(canvasElement)).getByRole('combobox', { name: 'Bilder' })
    await userEvent.selectOptions(field, '8')
    await expect(field).toHaveDisplayValue('Gärten und Parks')
    await expect(within(field).getByRole('option', { name: 'Markierte (3)' })).toBeEnabled()
  },
}

/** In a toolbar, where the context makes the label clear. */
export const LabelHidden: Story = { args: { isLabelHidden: true } }

/** No choice yet. */
export const Error: Story = {
  args: {
    label: 'Kontoart',
    isRequired: true,
    hint: 'Sie bestimmt, was auf der Seite von Ihnen steht.',
    error: 'Bitte wählen Sie eine Kontoart.',
    options: [
      { value: 'all', label: 'Bitte wählen', isDisabled: true },
      { value: 'club', label: 'Verein' },
    ],
  },
}

/** Disabled state. */
export const Disabled: Story = { args: { disabled: true } }

/** A long choice is truncated before the arrow. */
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'all',
        label: 'Landesausstellungseröffnungsveranstaltungsdokumentationsaufnahmen des Kulturlandschaftspflegevereins',
      },
    ],
  },
}
