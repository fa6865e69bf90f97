import type { DayPickerProps } from 'react-day-picker'
import type { CalendarTexts } from './Calendar'

/** How react-day-picker names and writes months, weekdays and days. */
type CalendarNames = Required<Pick<DayPickerProps, 'formatters' | 'labels'>>

/**
 * Returns the names of months, weekdays and days in a language. `Intl` knows every language, so no locale of date-fns is loaded. The calendar
 * is always Gregorian, because the days of the grid are: some languages would name a Buddhist or a Persian year above them.
 */
export function calendarNames(locale: string, texts: CalendarTexts): CalendarNames {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' })
    return (date: Date) => format.format(date)
  }
  const writeMonth = write({ month: 'long', year: 'numeric' })
  const writeDay = write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return {
    formatters: { formatCaption: writeMonth, formatWeekdayName: write({ weekday: 'short' }) },
    labels: {
      labelGrid: writeMonth,
      labelWeekday: write({ weekday: 'long' }),
      labelDayButton: (date, { selected }) => (selected ? `${writeDay(date)}, ${texts.selected}` : writeDay(date)),
    },
  }
}
