import type { DayPickerProps } from 'react-day-picker'
import type { CalendarTexts } from './Calendar'

/** The names and formats that react-day-picker uses for months, weekdays and days. */
type CalendarNames = Required<Pick<DayPickerProps, 'formatters' | 'labels'>>

/**
 * Returns the names of months, weekdays and days in a language. By `Intl`, which knows every language, so that no locale of date-fns is loaded.
 * Always Gregorian like the grid of days, because some languages would show a Buddhist or Persian year.
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
