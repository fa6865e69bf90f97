import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { NumberField } from '../../../src/kit/field/NumberField'
import { Column } from '../Column'
import { RightToLeft } from './RightToLeft'

function Live(props: ComponentProps<typeof NumberField>) {
  const [value, setValue] = useState(props.value)
  return (
    <Column>
      <NumberField {...props} value={value} onChange={setValue} />
    </Column>
  )
}

/** A number, kept as it was typed. */
const meta = {
  component: NumberField,
  args: { label: 'Plätze', value: '', onChange: () => {} },
  render: args => <Live {...args} />,
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing was typed. */
export const Empty: Story = {}

/** With a decimal sign. */
export const Filled: Story = { args: { label: 'Eintritt', value: '12,50', isDecimal: true, hint: 'In Euro' } }

/** Must be filled. */
export const Required: Story = { args: { isRequired: true } }

/** Needed and empty. */
export const Error: Story = { args: { isRequired: true, error: 'Bitte geben Sie die Zahl der Plätze an.' } }

/** Not to be changed now. */
export const Disabled: Story = { args: { value: '250', disabled: true } }

/** Long German words. */
export const LongText: Story = {
  args: { label: 'Veranstaltungsraumbestuhlungsmöglichkeiten der Kulturlandschaftspflegevereinigung', value: '250' },
}

/** In a window that runs from right to left. */
export const RightToLeftText: Story = {
  args: { label: 'المقاعد', value: '250', hint: 'مع الوقوف' },
  render: args => (
    <RightToLeft>
      <Live {...args} />
    </RightToLeft>
  ),
}
