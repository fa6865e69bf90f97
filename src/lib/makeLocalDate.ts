import type { LocalDate } from './LocalDate'

/** Puts a day together from year, month (1 to 12) and day; undefined for a day that no calendar has, such as 31 February. */
export function makeLocalDate(year: number, month: number, day: number): LocalDate | undefined {
  const date = new Date(0)
  // Not by Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}
