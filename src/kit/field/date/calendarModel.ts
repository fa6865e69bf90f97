import type { DayPickerProps } from 'react-day-picker'
import { type LocalDate, makeLocalDate } from '../../../lib/dates'
import type { CalendarTexts } from './Calendar'

/** The first month of a calendar. The month before it also has a four-digit year, because some of its days show. */
export const FIRST_MONTH = new Date(1001, 0)

/** The last month of a calendar. The month after it also has a four-digit year, because some of its days show. */
export const LAST_MONTH = new Date(9998, 11)

/**
 * Returns midnight of a day in the browser's time zone, as react-day-picker needs it. Undefined before the year of
 * `FIRST_MONTH`.
 */
export function toDate(day: LocalDate): Date | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return year < FIRST_MONTH.getFullYear() ? undefined : new Date(year, month - 1, date)
}

/** Returns the day of a `Date` in the browser's time zone. */
export function toLocalDate(date: Date): LocalDate {
  return makeLocalDate(date.getFullYear(), date.getMonth() + 1, date.getDate())!
}

/**
 * Returns the first day of the month `count` months after `date`, or before it if `count` is negative. The result is
 * limited to the time from `FIRST_MONTH` to `LAST_MONTH`.
 */
export function turnMonths(date: Date, count: number): Date {
  const month = new Date(date.getFullYear(), date.getMonth() + count)
  return month < FIRST_MONTH ? FIRST_MONTH : month > LAST_MONTH ? LAST_MONTH : month
}

/** The names and formats that react-day-picker uses for months, weekdays and days. */
type CalendarNames = Required<Pick<DayPickerProps, 'formatters' | 'labels'>>

/**
 * Returns the names of months, weekdays and days in a language. Uses `Intl`, which knows every language, so no locale
 * of date-fns loads. Dates are always Gregorian, like the grid of days. Otherwise some languages would show a Buddhist
 * or Persian year.
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
