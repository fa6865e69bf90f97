import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { within } from 'storybook/test'
import { TimeField } from '../../../../src/kit/field/date/TimeField'
import { storyRoot } from '../../../../test/support/storyRoot'
import { Column } from '../../Column'
import { typeText } from '../../typeText'

function Live(props: ComponentProps<typeof TimeField>) {
  const [value, setValue] = useState(props.value)
  return (
    <Column>
      <TimeField {...props} value={value} onChange={setValue} />
    </Column>
  )
}

/** A time of day. */
const meta = {
  component: TimeField,
  args: { label: 'Uhrzeit', value: '', onChange: () => {}, placeholder: 'hh:mm' },
  render: args => <Live {...args} />,
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

/** Digits without a colon are enough. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    const field = story.getByRole('textbox', { name: 'Uhrzeit' })
    await typeText(field, '930')
    field.blur()
    await story.findByDisplayValue('09:30')
  },
}

/** The typed text is not a time. */
export const Error: Story = {
  args: {
    value: '25:00',
    isRequired: true,
    hint: 'Stunde und Minute',
    error: 'Eine Uhrzeit liegt zwischen 0:00 und 23:59.',
  },
}

/** Disabled state. */
export const Disabled: Story = { args: { value: '19:30', disabled: true } }
