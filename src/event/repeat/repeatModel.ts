import { type LocalDate, parseDate } from '../../lib/dates'
import { isValidDay, LAST_DAY } from '../isValidDay'
import { listDates } from './listDates'
import { type MonthlyKind, weekdayOf } from './weekdayModel'

/** A rule as a person enters it. Numbers and days are the typed texts. */
export interface RepeatRule {
  /** With `none` there are only the days that a person adds. */
  readonly unit: 'none' | 'day' | 'week' | 'month'
  /** Number of units from one date to the next. */
  readonly every: string
  /** Days of a weekly rule: 0 for Monday to 6 for Sunday. */
  readonly weekdays: readonly number[]
  readonly monthly: MonthlyKind
  /** The kind of end: a number of new dates, or a last day. */
  readonly end: 'count' | 'until'
  readonly count: string
  readonly until: string
}

/** Validation error of a rule: the label of its text. */
export type RepeatError =
  | 'event_repeat_error_number'
  | 'event_repeat_error_weekdays'
  | 'event_repeat_error_endless'
  | 'event_repeat_error_until'
  | 'event_repeat_error_many'
  | 'event_error_date'
  | 'event_error_year'

/** Validation errors by field. */
export type RepeatErrors = Partial<Readonly<Record<'every' | 'weekdays' | 'count' | 'until', RepeatError>>>

/** Maximum number of events that one run creates, and of units between two dates of a rule. */
export const MAX_REPEATS = 100

/**
 * Returns the rule that a person begins with: weekly on the event's weekday. The person must still enter the number of
 * dates.
 */
export const firstRule = (date: LocalDate): RepeatRule => ({
  unit: 'week',
  every: '1',
  weekdays: [weekdayOf(date)],
  monthly: 'date',
  end: 'count',
  count: '',
  until: '',
})

const WHOLE = /^\d{1,4}$/

/** Reads a whole number from 1 to 9999; undefined for anything else. */
function readNumber(text: string): number | undefined {
  const trimmed = text.trim()
  const value = WHOLE.test(trimmed) ? Number(trimmed) : 0
  return value > 0 ? value : undefined
}

/** Returns the last day and the number of dates that the rule's end allows, or its error. */
function readEnd({ end, count, until }: RepeatRule, first: LocalDate) {
  if ((end === 'count' ? count : until).trim() === '') return { error: 'event_repeat_error_endless' } as const
  if (end === 'count') {
    const limit = readNumber(count)
    if (!limit) return { error: 'event_repeat_error_number' } as const
    return limit > MAX_REPEATS ? ({ error: 'event_repeat_error_many' } as const) : { last: LAST_DAY, limit }
  }
  const last = parseDate(until)
  if (!last) return { error: 'event_error_date' } as const
  if (last > LAST_DAY) return { error: 'event_error_year' } as const
  return last <= first ? ({ error: 'event_repeat_error_until' } as const) : { last, limit: MAX_REPEATS + 1 }
}

/** The new dates of a rule, or the errors by field. */
type RuleReading =
  | { readonly dates: readonly LocalDate[]; readonly errors?: undefined }
  | { readonly dates?: undefined; readonly errors: RepeatErrors }

/**
 * Reads the dates of a rule after the event's own day. A rule without an end, or with more than `MAX_REPEATS` dates, is
 * an error. Days that a month does not have are left out, such as 31 November.
 * @param first the event's own day
 */
export function readRule(rule: RepeatRule, first: LocalDate): RuleReading {
  const { unit } = rule
  if (unit === 'none') return { dates: [] }
  const every = readNumber(rule.every)
  const { error, last, limit } = readEnd(rule, first)
  const errors: RepeatErrors = {
    ...((!every || every > MAX_REPEATS) && { every: 'event_repeat_error_number' }),
    ...(unit === 'week' && rule.weekdays.length === 0 && { weekdays: 'event_repeat_error_weekdays' }),
    ...(error && { [rule.end]: error }),
  }
  if (Object.keys(errors).length > 0 || !every || !last) return { errors }
  const dates = listDates({ ...rule, unit, every, first, last, limit })
  if (dates.length === 0) return { errors: { [rule.end]: 'event_repeat_error_until' } }
  if (dates.length > MAX_REPEATS) return { errors: { [rule.end]: 'event_repeat_error_many' } }
  return rule.end === 'count' && dates.length < limit ? { errors: { count: 'event_error_year' } } : { dates }
}

/** Error of the field for a further date. */
export type FurtherError = 'event_error_date' | 'event_error_year' | 'event_repeat_error_own'

/** A further date that the person enters, or its error. */
type FurtherReading =
  { readonly date: LocalDate; readonly error?: undefined } | { readonly date?: undefined; readonly error: FurtherError }

/**
 * Reads a further date.
 * @param own the event's own day
 */
export function readFurther(text: string, own: LocalDate): FurtherReading {
  const date = parseDate(text)
  if (!date) return { error: 'event_error_date' }
  if (!isValidDay(date)) return { error: 'event_error_year' }
  return date === own ? { error: 'event_repeat_error_own' } : { date }
}
