import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Calendar } from '../../../../src/kit/field/date/Calendar'
import { focusedElement } from '../../../../src/kit/window/keyboard'
import { storyRoot } from '../../../../test/support/storyRoot'
import { calendarTexts } from './calendarTexts'

/** Days of a month to choose from. A date field opens the calendar in a popup. */
const meta = {
  component: Calendar,
  args: { selected: '2026-09-16', locale: 'de-DE', texts: calendarTexts, onSelect: fn() },
  decorators: [
    Story => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

/** With a chosen day, which has the focus. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const story = within(storyRoot(canvasElement))
    await expect(focusedElement()).toHaveAccessibleName('Mittwoch, 16. September 2026, ausgewählt')
    await expect(
      story.getByRole('button', { name: 'Mittwoch, 16. September 2026, ausgewählt' }).closest('td'),
    ).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(focusedElement()!)
    await expect(args.onSelect).toHaveBeenCalledWith('2026-09-17')
  },
}

/** Without a choice, today is marked and has the focus. */
export const Today: Story = {
  args: { selected: undefined },
  play: async () => {
    await expect(focusedElement()).toHaveAttribute('aria-current', 'date')
  },
}

/** The header changes months and years and keeps the focus. */
export const Turned: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByRole('button', { name: 'Ein Monat weiter' }))
    await userEvent.click(story.getByRole('button', { name: 'Ein Jahr zurück' }))
    await expect(story.getByRole('grid', { name: 'Oktober 2025' })).toBeVisible()
    await expect(focusedElement()).toHaveAccessibleName('Ein Jahr zurück')
  },
}
