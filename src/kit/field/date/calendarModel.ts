import { type LocalDate, makeLocalDate } from '../../../lib/dates'

/** The first month of a calendar, because years have four digits. */
export const FIRST_MONTH = new Date(1001, 0)

/** The last month of a calendar. The days shown after it still have four-digit years. */
export const LAST_MONTH = new Date(9998, 11)

/** Returns midnight of a day in the browser's time zone, as react-day-picker needs it. Undefined for a year of fewer than four digits. */
export function toDate(day: LocalDate): Date | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return year < FIRST_MONTH.getFullYear() ? undefined : new Date(year, month - 1, date)
}

/** Returns the day of a `Date` in the browser's time zone. */
export function toLocalDate(date: Date): LocalDate {
  return makeLocalDate(date.getFullYear(), date.getMonth() + 1, date.getDate())!
}

/** Returns the first day of the month `count` months after `date`, or before it if negative, between the first and the last month. */
export function turnMonths(date: Date, count: number): Date {
  const month = new Date(date.getFullYear(), date.getMonth() + count)
  return month < FIRST_MONTH ? FIRST_MONTH : month > LAST_MONTH ? LAST_MONTH : month
}
