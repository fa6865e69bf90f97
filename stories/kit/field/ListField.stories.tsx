import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ListField } from '../../../src/kit/field/ListField'
import { storyRoot } from '../../../test/support/storyRoot'
import { Column } from '../Column'
import { RightToLeft } from './RightToLeft'

function Live(props: ComponentProps<typeof ListField>) {
  const [value, setValue] = useState(props.value)
  return (
    <Column>
      <ListField {...props} value={value} onChange={setValue} />
    </Column>
  )
}

/** One choice from a list that is always visible. */
const meta = {
  component: ListField,
  args: {
    label: 'Person',
    value: '',
    onChange: () => {},
    options: [
      { value: '1', label: 'Anna Lenz | Weimar | lenz@haus.example' },
      { value: '2', label: 'Anna Lenz | Erfurt | anna@lenz.example' },
      { value: '0', label: 'Jemand anderes' },
    ],
  },
  render: args => <Live {...args} />,
} satisfies Meta<typeof ListField>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen yet. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const list = within(storyRoot(canvasElement)).getByRole('listbox', { name: 'Person' })
    await userEvent.selectOptions(list, '0')
    await expect(list).toHaveValue('0')
  },
}

/** With a choice and a hint. */
export const Filled: Story = { args: { value: '2', hint: 'Wählen Sie sich selbst.' } }

/** A choice is required. */
export const Required: Story = { args: { isRequired: true } }

/** Nothing was chosen. */
export const Error: Story = { args: { isRequired: true, error: 'Bitte wählen Sie eine Person.' } }

/** Disabled state. */
export const Disabled: Story = { args: { value: '2', disabled: true } }

/** A long line wraps. */
export const LongText: Story = {
  args: {
    options: [
      {
        value: '1',
        label: 'Landesausstellungseröffnungsveranstaltungsdokumentationsaufnahmen des Kulturlandschaftspflegevereins',
      },
      { value: '2', label: 'Kurz' },
    ],
  },
}

/** In a right-to-left window. */
export const RightToLeftText: Story = {
  args: {
    label: 'الشخص',
    value: '1',
    options: [
      { value: '1', label: 'سلمى' },
      { value: '2', label: 'كريم' },
    ],
  },
  render: args => (
    <RightToLeft>
      <Live {...args} />
    </RightToLeft>
  ),
}
