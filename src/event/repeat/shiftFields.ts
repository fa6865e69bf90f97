import { addDays, type LocalDate } from '../../lib/dates'
import type { FormValue } from '../../wire/requestParts'
import type { EventSpan } from '../detail/span/eventSpan'

const DAY_MS = 86_400_000
/** UTC offset at the end of a date-time. It is dropped on another day, because daylight saving time may change it. */
const OFFSET = /[+-]\d{2}:?\d{2}$/

/** Returns the number of days from one day to another. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** Moves a day by the number of days between two other days. */
export const shiftDay = (day: LocalDate, from: LocalDate, to: LocalDate): LocalDate =>
  addDays(day, daysBetween(from, to))

const shift = (moment: string, days: number) =>
  days === 0 ? moment : addDays(moment.slice(0, 10), days) + moment.slice(10).replace(OFFSET, '')

/** Moves an event's dates by whole days. The times of day and the duration stay the same in wall time. */
export const shiftSpan = (span: EventSpan, days: number): EventSpan => ({
  ...span,
  DateFrom: shift(span.DateFrom, days),
  DateTo: shift(span.DateTo, days),
})

/**
 * Returns the fields of a save for a copy of the event on another day.
 * @param fields the fields of the event itself
 */
export function shiftFields(
  fields: Readonly<Record<string, FormValue>>,
  date: LocalDate,
  isPublished: boolean,
): Readonly<Record<string, FormValue>> {
  const { DateFrom, DateTo } = fields
  if (typeof DateFrom !== 'string' || typeof DateTo !== 'string')
    throw new TypeError('An event without dates has no copies on other days.')
  const days = daysBetween(DateFrom.slice(0, 10), date)
  const [year, month, day] = date.split('-').map(Number)
  return {
    ...fields,
    Id: null,
    IsPublished: isPublished ? 1 : 0,
    DateFrom: shift(DateFrom, days),
    DateTo: shift(DateTo, days),
    EventDateDate: `${year}-${month}-${day}`,
  }
}
