import { type LocalDate, makeLocalDate } from '../../../lib/dates'

const DAY_MS = 86_400_000
const WEEK = 7
const FIRST_DAY = '1001-01-01'
const LAST_DAY = '9998-12-31'

/** The moment of a day's midnight in UTC, the one zone without clock changes: only ever used to count and to name days. */
export function momentOf(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

/** The day so many days later, or before. */
export function addDays(date: LocalDate, count: number): LocalDate {
  return new Date(momentOf(date) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The same day so many months later, or before; the last day of a month that is too short for it. */
export function addMonths(date: LocalDate, count: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const months = year * 12 + month - 1 + count
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1]
  const near = [day, 30, 29, 28]
    .filter(candidate => candidate <= day)
    .map(candidate => makeLocalDate(toYear, toMonth, candidate))
  return near.find(found => found !== undefined) ?? date
}

/** Keeps a day where the calendar can go on in both directions; years have four digits. */
export function clampDay(date: LocalDate): LocalDate {
  return date < FIRST_DAY ? FIRST_DAY : date > LAST_DAY ? LAST_DAY : date
}

/** The weeks that a month's days lie in, each from Monday to Sunday (portal-accounts 9), with the days of the neighbours. */
export function weeksOf(date: LocalDate): readonly (readonly LocalDate[])[] {
  const first = `${date.slice(0, 8)}01`
  const start = addDays(first, -weekdayOf(first))
  const end = addDays(addMonths(first, 1), -1)
  const weeks: LocalDate[][] = []
  for (let monday = start; monday <= end; monday = addDays(monday, WEEK)) {
    weeks.push(Array.from({ length: WEEK }, (_, day) => addDays(monday, day)))
  }
  return weeks
}

/** The day that a key of the calendar goes to (WAI-ARIA APG); undefined for other keys. */
export function dayForKey(date: LocalDate, key: string, isShifted: boolean, isRtl: boolean): LocalDate | undefined {
  const step = isRtl ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(date, step)
    case 'ArrowLeft':
      return addDays(date, -step)
    case 'ArrowDown':
      return addDays(date, WEEK)
    case 'ArrowUp':
      return addDays(date, -WEEK)
    case 'Home':
      return addDays(date, -weekdayOf(date))
    case 'End':
      return addDays(date, WEEK - 1 - weekdayOf(date))
    case 'PageDown':
      return addMonths(date, isShifted ? 12 : 1)
    case 'PageUp':
      return addMonths(date, isShifted ? -12 : -1)
    default:
      return undefined
  }
}

/** 0 for Monday to 6 for Sunday. */
function weekdayOf(date: LocalDate): number {
  return (new Date(momentOf(date)).getUTCDay() + 6) % WEEK
}
