import { addDays, type LocalDate } from '../../lib/dates'

/** The day of a monthly rule: the same date, the month's last day, or a weekday, such as the second or last Friday. */
export type MonthlyKind = 'date' | 'lastDay' | 'weekday' | 'lastWeekday'

const WEEK_DAYS = 7
const ORDINALS = 4
const MONDAY = '2024-01-01'

/** The days of a week, Monday first, to format the names of weekdays. */
export const weekDates: readonly LocalDate[] = Array.from({ length: WEEK_DAYS }, (_, day) => addDays(MONDAY, day))

/** Returns the day of the week: 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: LocalDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS
}

/** Returns the position of a day among the same weekdays of its month: 1 for the first Friday. */
export const ordinalOf = (date: LocalDate): number => Math.ceil(Number(date.slice(8)) / WEEK_DAYS)

/** Returns the monthly rules that include a day. A fifth weekday is offered only as the last one. */
export function monthlyKinds(date: LocalDate): readonly MonthlyKind[] {
  const isInMonth = (days: number) => addDays(date, days).slice(0, 7) === date.slice(0, 7)
  return [
    'date',
    ...(isInMonth(1) ? [] : (['lastDay'] as const)),
    ...(ordinalOf(date) <= ORDINALS ? (['weekday'] as const) : []),
    ...(isInMonth(WEEK_DAYS) ? [] : (['lastWeekday'] as const)),
  ]
}
