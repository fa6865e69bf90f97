import { type Options, RRule } from 'rrule'
import type { LocalDate } from '../../lib/dates'
import { type MonthlyKind, ordinalOf, weekdayOf } from './weekdayModel'

interface ListedRule {
  readonly unit: 'day' | 'week' | 'month'
  /** Number of units from one date to the next. */
  readonly every: number
  /** Days of a weekly rule: 0 for Monday to 6 for Sunday. */
  readonly weekdays: readonly number[]
  readonly monthly: MonthlyKind
  /** The event's own day. The rule begins with it and does not list it. */
  readonly first: LocalDate
  readonly last: LocalDate
  /** Maximum number of dates. */
  readonly limit: number
}

const FREQUENCIES = { day: RRule.DAILY, week: RRule.WEEKLY, month: RRule.MONTHLY } as const
const WEEKDAYS = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA, RRule.SU]

/** `rrule` calculates in UTC. Midnight in UTC stands for the whole day, so clock changes don't matter. */
const midnight = (date: LocalDate) => new Date(`${date}T00:00:00Z`)

function dayOptions({ unit, weekdays, monthly, first }: ListedRule): Partial<Options> {
  if (unit === 'day') return {}
  if (unit === 'week') return { byweekday: [...weekdays] }
  const weekday = WEEKDAYS[weekdayOf(first)]!
  switch (monthly) {
    case 'date':
      return { bymonthday: Number(first.slice(8)) }
    case 'lastDay':
      return { bymonthday: -1 }
    case 'weekday':
      return { byweekday: weekday.nth(ordinalOf(first)) }
    case 'lastWeekday':
      return { byweekday: weekday.nth(-1) }
  }
}

/**
 * Lists the days of a rule after its first day, in order. Days that a month does not have are left out, such as 31
 * November.
 */
export function listDates(rule: ListedRule): readonly LocalDate[] {
  const { unit, every, first, last, limit } = rule
  const dates: LocalDate[] = []
  new RRule({
    freq: FREQUENCIES[unit],
    interval: every,
    dtstart: midnight(first),
    until: midnight(last),
    ...dayOptions(rule),
  }).all(moment => {
    const date = moment.toISOString().slice(0, 10)
    if (date > first) dates.push(date)
    return dates.length < limit
  })
  return dates
}
