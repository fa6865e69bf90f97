/**
 * A day on the calendar as `YYYY-MM-DD`. A text and not a `Date`, because a `Date` is a moment: the browser's time zone would move
 * it to another day. Texts of this shape sort as days do.
 */
export type LocalDate = string

/** Puts a day together from year, month (1 to 12) and day; undefined for a day that no calendar has, such as 31 February. */
export function makeLocalDate(year: number, month: number, day: number): LocalDate | undefined {
  const date = new Date(0)
  // Not by Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

const SEPARATED = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/
const RUN_TOGETHER = /^(\d{2})(\d{2})(\d{4}|\d{2})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
/** A two-digit year further ahead than this means the century before: nobody plans that far, but many were born then. */
const YEARS_AHEAD = 20

/**
 * Reads a date as people write it: day, month, year with '.', '/' or '-', the same one twice (events 5.5); also without leading zeros, with
 * a two-digit year, run together (`010926`), or as `2026-09-01`. Undefined for anything else and for days that do not exist.
 * @param thisYear what two-digit years are near to
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

/** Returns the day that lies `count` days after a day, or before it. Counts in UTC, the zone without clock changes. */
export function addDays(date: LocalDate, count: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The day that it is where the person is. */
export function readToday(now = new Date()): LocalDate {
  return makeLocalDate(now.getFullYear(), now.getMonth() + 1, now.getDate())!
}

/**
 * Writes a day as dd.mm.yyyy, or short as dd.mm.yy (events 9). Takes `YYYY-MM-DD`, alone or before a time, and moves nothing by a time
 * zone; any other text gives an empty one.
 */
export function formatDate(date: string, length: 'long' | 'short' = 'long'): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/.exec(date) ?? []
  if (year === undefined || month === undefined || day === undefined) return ''
  return `${day}.${month}.${length === 'long' ? year : year.slice(2)}`
}

/** Writes from when to when, as dd.mm-dd.mm.yy (events 9); a single day as dd.mm.yy, and both years where they differ. */
export function formatDateSpan(from: string, to: string): string {
  const first = formatDate(from, 'short')
  const last = formatDate(to, 'short')
  if (first === '' || last === '' || first === last) return first || last
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `${isOneYear ? first.slice(0, 5) : first}-${last}`
}

/**
 * Writes a moment of the portal, `YYYY-MM-DD` with or without `HH:mm`, as dd.mm.yyyy, hh:mm like every date of the windows (events 9). It is
 * wall time: no time zone moves it. Any other text stays as it is. Not by `Intl`: its first use on a page takes longer than drawing a window.
 */
export function formatMoment(text: string): string {
  const [, date = '', year, month, day, time] = /^((\d{4})-(\d{2})-(\d{2}))(?:[T ](\d{2}:\d{2}))?/.exec(text) ?? []
  if (!makeLocalDate(Number(year), Number(month), Number(day))) return text
  return [formatDate(date), time].filter(Boolean).join(', ')
}
