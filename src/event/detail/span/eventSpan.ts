import { addDays, formatDate, type LocalDate, parseDate } from '../../../lib/dates'
import { type LocalTime, parseTime } from '../../../lib/times'
import type { EventCluster } from '../../cluster/EventCluster'
import { isValidDay } from '../../isValidDay'
import { daysBetween } from '../../repeat/shiftFields'
import type { EventDraft } from '../EventDraft'

/** Dates of an event as wall time at the event's place, without a time zone. */
export interface EventSpan {
  /** 1 single, 2 framework. */
  readonly IdEventType: 1 | 2
  /** `YYYY-MM-DDTHH:MM:SS`. */
  readonly DateFrom: string
  readonly DateTo: string
  /** True when a start time is given. Otherwise midnight in `DateFrom` means that none is given. */
  readonly hasTime: boolean
}

/** Texts of the date and time fields. */
export type SpanTexts = Pick<EventDraft, 'dateFrom' | 'timeFrom' | 'dateTo' | 'timeTo'>

/** Error of one of the four texts. */
type SpanError = 'missing' | 'date' | 'year' | 'time' | 'order'

/** Dates of the event, or the errors by field. */
type SpanReading =
  | { readonly span: EventSpan; readonly errors?: undefined }
  | { readonly span?: undefined; readonly errors: Partial<Readonly<Record<keyof SpanTexts, SpanError>>> }

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
/** Length of a day in milliseconds, without changes of the clock. */
export const DAY_MS = DAY_MINUTES * 60_000
const MIDNIGHT: LocalTime = { hour: 0, minute: 0, second: 0 }

/** Returns the minutes of wall time since 1970, without time zones and clock changes. */
function minutesOf(date: LocalDate, { hour, minute, second }: LocalTime): number {
  return (Date.parse(`${date}T00:00:00Z`) / DAY_MS) * DAY_MINUTES + hour * HOUR_MINUTES + minute + second / 60
}

function write(date: LocalDate, { hour, minute, second }: LocalTime): string {
  return `${date}T${[hour, minute, second].map(part => String(part).padStart(2, '0')).join(':')}`
}

function validateDate(text: string, isRequired: boolean): SpanError | undefined {
  if (text.trim() === '') return isRequired ? 'missing' : undefined
  const date = parseDate(text)
  if (!date) return 'date'
  return isValidDay(date) ? undefined : 'year'
}

const validateTime = (text: string): SpanError | undefined =>
  text.trim() === '' || parseTime(text) ? undefined : 'time'

/**
 * Reads the dates of an event and derives its type (events 4.1, list of decisions). The type is framework if the event
 * lasts longer than the rest of its first day, counted from the full hour of the start. With an end day but no end
 * time, the event lasts until the end of that day. An end time without an end day is on the start day.
 */
export function readSpan({ dateFrom, timeFrom, dateTo, timeTo }: SpanTexts): SpanReading {
  const found = {
    dateFrom: validateDate(dateFrom, true),
    timeFrom: validateTime(timeFrom),
    dateTo: validateDate(dateTo, false),
    timeTo: validateTime(timeTo),
  }
  const errors = Object.fromEntries(Object.entries(found).filter(([, error]) => error))
  const startDay = parseDate(dateFrom)
  if (Object.keys(errors).length > 0 || !startDay) return { errors }
  const start = parseTime(timeFrom) ?? MIDNIGHT
  const endDay = parseDate(dateTo) ?? startDay
  const endTime = parseTime(timeTo)
  const DateFrom = write(startDay, start)
  const hasTime = timeFrom.trim() !== ''
  if (dateTo.trim() === '' && !endTime) return { span: { IdEventType: 1, DateFrom, DateTo: DateFrom, hasTime } }
  const begin = minutesOf(startDay, start)
  const end = endTime ? minutesOf(endDay, endTime) : minutesOf(endDay, MIDNIGHT) + DAY_MINUTES
  if (end < begin) return { errors: { [dateTo.trim() === '' ? 'timeTo' : 'dateTo']: 'order' } }
  const isFramework = end - begin > (24 - start.hour) * HOUR_MINUTES
  const DateTo = endTime ? write(endDay, endTime) : isFramework ? write(endDay, MIDNIGHT) : DateFrom
  return { span: { IdEventType: isFramework ? 2 : 1, DateFrom, DateTo, hasTime } }
}

/** Old portals write `0000-00-00` for no date. */
const dayOf = (moment: string) => (moment.startsWith('0000-00-00') ? '' : formatDate(moment))

/** Returns the time of a date-time; empty if it is midnight and midnight means 'no time given' (events 9). */
function timeOf(moment: string, isMidnightMeant = false): string {
  const time = /[T ](\d{2}:\d{2})/.exec(moment)?.[1] ?? ''
  return time === '00:00' && !isMidnightMeant ? '' : time
}

/**
 * Returns the texts of an event's dates. The end shows only if it is after the start, and its day only if the event is
 * not single (events 4.1).
 */
export function showSpan({
  IdEventType,
  DateFrom,
  DateTo,
  EventDateTime,
}: Pick<EventCluster, 'IdEventType' | 'DateFrom' | 'DateTo' | 'EventDateTime'>): SpanTexts {
  const isLater = DateTo > DateFrom
  // In a single event, midnight is an end time only on a later day.
  const isMidnightEnd = IdEventType === 1 && DateTo.slice(0, 10) > DateFrom.slice(0, 10)
  return {
    dateFrom: dayOf(DateFrom),
    timeFrom: timeOf(DateFrom, Boolean(EventDateTime)),
    dateTo: isLater && IdEventType !== 1 ? formatDate(DateTo) : '',
    timeTo: isLater ? timeOf(DateTo, isMidnightEnd) : '',
  }
}

/** Format of a date-time in the contract, without a time zone. */
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/
const NAMES = ['dateFrom', 'timeFrom', 'dateTo', 'timeTo'] as const

/**
 * Reads the dates in an event's form. The form does not show the end day of a single event (events 4.1), even if the
 * event ends on a later day. Unless the person changes the end day or the end time, this hidden last day moves with the
 * first day.
 */
export function draftSpan(texts: SpanTexts, base: EventCluster): SpanReading {
  const { IdEventType, DateFrom, DateTo } = base
  const nights = daysBetween(DateFrom.slice(0, 10), DateTo.slice(0, 10))
  const hidesEnd = IdEventType === 1 && nights > 0
  const shown = showSpan(base)
  const startDay = parseDate(texts.dateFrom)
  if (!hidesEnd || !startDay || texts.dateTo !== shown.dateTo || texts.timeTo !== shown.timeTo) return readSpan(texts)
  const reading = readSpan({ ...texts, dateTo: addDays(startDay, nights) })
  const isUntouched = NAMES.every(name => texts[name] === shown[name])
  return isUntouched && reading.span && WALL.test(DateTo) ? { span: { ...reading.span, DateTo } } : reading
}
