import type { LocalDate } from './LocalDate'
import { makeLocalDate } from './makeLocalDate'

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
  const [, day, month, year] = SEPARATED.exec(trimmed)?.filter((_, index) => index !== 2) ?? RUN_TOGETHER.exec(trimmed) ?? []
  if (day === undefined || month === undefined || year === undefined) return undefined
  return makeLocalDate(year.length === 4 ? Number(year) : nearYear(Number(year), thisYear), Number(month), Number(day))
}

function nearYear(digits: number, thisYear: number): number {
  const year = thisYear - (thisYear % 100) + digits
  return year > thisYear + YEARS_AHEAD ? year - 100 : year
}
