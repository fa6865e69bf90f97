import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Calendar } from '../../../../src/kit/field/date/Calendar'
import { DateField } from '../../../../src/kit/field/date/DateField'
import { focusedElement } from '../../../../src/kit/window/keyboard'
import { storyRoot } from '../../../../test/support/storyRoot'
import { Column } from '../../Column'
import { typeText } from '../../typeText'
import { calendarTexts } from './calendarTexts'

function Live(props: ComponentProps<typeof DateField>) {
  const [value, setValue] = useState(props.value)
  return (
    <Column style={{ minHeight: 420, alignContent: 'start' }}>
      <DateField {...props} value={value} onChange={setValue} />
    </Column>
  )
}

/** A day, typed or chosen. */
const meta = {
  component: DateField,
  args: {
    label: 'Beginn',
    value: '',
    onChange: () => {},
    locale: 'de-DE',
    loadCalendar: async () => Calendar,
    placeholder: 'tt.mm.jjjj',
    texts: calendarTexts,
  },
  render: args => <Live {...args} />,
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

/** Leaving the field completes a short date. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    const field = story.getByRole('textbox', { name: 'Beginn' })
    await typeText(field, '1/9/26')
    field.blur()
    await story.findByDisplayValue('01.09.2026')
  },
}

/** Keys move by days, weeks, months and years; Enter chooses. */
export const ChosenByKeys: Story = {
  args: { value: '16.09.2026' },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    const button = story.getByRole('button', { name: 'Kalender öffnen' })
    await userEvent.click(button)
    await expect(focusedElement()).toHaveAccessibleName('Mittwoch, 16. September 2026, ausgewählt')
    await userEvent.keyboard('{ArrowDown}{PageDown}{Home}')
    await expect(focusedElement()).toHaveAccessibleName('Montag, 19. Oktober 2026')
    await userEvent.keyboard('{Enter}')
    await expect(story.getByRole('textbox')).toHaveValue('19.10.2026')
    await expect(focusedElement()).toBe(button)
  },
}

/** The calendar is open. Weeks start on Monday. */
export const Open: Story = {
  args: { value: '16.09.2026' },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByRole('button', { name: 'Kalender öffnen' }))
    await expect(story.getByRole('dialog', { name: 'Datum wählen' })).toBeVisible()
    await expect(story.getAllByRole('columnheader')[0]).toHaveTextContent('Mo')
  },
}

/** Another locale changes the names of months and days. */
export const Polish: Story = {
  args: { value: '16.09.2026', locale: 'pl-PL', label: 'Początek' },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByRole('button', { name: 'Kalender öffnen' }))
    await expect(story.getByRole('grid', { name: 'wrzesień 2026' })).toBeVisible()
  },
}

/** The typed text is not a date. */
export const Error: Story = {
  args: { value: '31.02.2026', isRequired: true, error: 'Diesen Tag gibt es nicht.', hint: 'Tag, Monat und Jahr' },
}

/** Disabled state. */
export const Disabled: Story = { args: { value: '16.09.2026', disabled: true } }
