/**
 * A calendar day as `YYYY-MM-DD`. Not a `Date`, because that is a moment, and the browser's time zone could shift it to
 * another day. A list of these texts sorts by day.
 */
export type LocalDate = string

/** Composes a day from year, month (1 to 12) and day; undefined for a day that does not exist, such as 31 February. */
export function makeLocalDate(year: number, month: number, day: number): LocalDate | undefined {
  const date = new Date(0)
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

const SEPARATED = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/
const RUN_TOGETHER = /^(\d{2})(\d{2})(\d{4}|\d{2})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
/**
 * Maximum number of years by which a two-digit year may be later than this year. A year that would be even later counts
 * as a year of the previous century, because it is probably a year of birth.
 */
const YEARS_AHEAD = 20

/**
 * Reads a date: day, month, year with '.', '/' or '-', the same separator twice (events 5.5). Leading zeros may be
 * missing, the year may have two digits. Also takes `010926` and `2026-09-01`. Undefined for anything else and for days
 * that do not exist.
 * @param thisYear the year that decides the century of two-digit years
 */
export function parseDate(text: string, thisYear = new Date().getFullYear()): LocalDate | undefined {
  const trimmed = text.trim()
  const iso = ISO.exec(trimmed)
  if (iso) return makeLocalDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const [, day, month, year] =
    SEPARATED.exec(trimmed)?.filter((_, index) => index !== 2) ?? RUN_TOGETHER.exec(trimmed) ?? []
  if (day === undefined || month === undefined || year === undefined) return undefined
  return makeLocalDate(year.length === 4 ? Number(year) : nearYear(Number(year), thisYear), Number(month), Number(day))
}

function nearYear(digits: number, thisYear: number): number {
  const year = thisYear - (thisYear % 100) + digits
  return year > thisYear + YEARS_AHEAD ? year - 100 : year
}

const DAY_MS = 86_400_000

/**
 * Returns the day `count` days after a day; a negative `count` gives an earlier day. Counts in UTC, which has no clock
 * changes.
 */
export function addDays(date: LocalDate, count: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the day of a moment in the person's time zone; by default today. */
export function readToday(now = new Date()): LocalDate {
  return makeLocalDate(now.getFullYear(), now.getMonth() + 1, now.getDate())!
}

/**
 * Formats a day as dd.mm.yyyy, or short as dd.mm.yy (events 9). Takes `YYYY-MM-DD`, alone or before a time, without
 * time zone conversion. Any other text becomes empty.
 */
export function formatDate(date: string, length: 'long' | 'short' = 'long'): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/.exec(date) ?? []
  if (year === undefined || month === undefined || day === undefined) return ''
  return `${day}.${month}.${length === 'long' ? year : year.slice(2)}`
}

/** Formats a span as dd.mm-dd.mm.yy (events 9). A single day is dd.mm.yy. Both years show if they differ. */
export function formatDateSpan(from: string, to: string): string {
  const first = formatDate(from, 'short')
  const last = formatDate(to, 'short')
  if (first === '' || last === '' || first === last) return first || last
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `${isOneYear ? first.slice(0, 5) : first}-${last}`
}

/**
 * Formats a date of the portal as dd.mm.yyyy, hh:mm, or as dd.mm.yyyy if it has no time (events 9). Takes a text that
 * begins with `YYYY-MM-DD` and may continue with `HH:mm`; drops the rest, such as seconds. Converts no time zone.
 * Returns any other text unchanged. Does not use `Intl`, because its first use on a page takes longer than rendering a
 * window.
 */
export function formatMoment(text: string): string {
  const [, date = '', year, month, day, time] = /^((\d{4})-(\d{2})-(\d{2}))(?:[T ](\d{2}:\d{2}))?/.exec(text) ?? []
  if (!makeLocalDate(Number(year), Number(month), Number(day))) return text
  return [formatDate(date), time].filter(Boolean).join(', ')
}
