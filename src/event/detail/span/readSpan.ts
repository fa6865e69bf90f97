import { type LocalDate, parseDate } from '../../../lib/dates'
import { type LocalTime, parseTime } from '../../../lib/times'
import type { EventSpan } from './EventSpan'
import type { SpanTexts } from './SpanTexts'

/** What is wrong with one of the four texts. */
export type SpanFault = 'missing' | 'date' | 'year' | 'time' | 'order'

/** Either when the event takes place, or what is wrong, by field. */
export type SpanReading = { readonly span: EventSpan; readonly faults?: undefined } | { readonly span?: undefined; readonly faults: Partial<Readonly<Record<keyof SpanTexts, SpanFault>>> }

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
const DAY_MS = DAY_MINUTES * 60_000
/** What a calendar of events can mean; anything else was mistyped. */
const FIRST_YEAR = '1900'
const LAST_YEAR = '2200'
const MIDNIGHT: LocalTime = { hour: 0, minute: 0, second: 0 }

/** Minutes of wall time since the calendar began: the clock of a wall knows no zones and no changes. */
function minutesOf(date: LocalDate, { hour, minute, second }: LocalTime): number {
  return (Date.parse(`${date}T00:00:00Z`) / DAY_MS) * DAY_MINUTES + hour * HOUR_MINUTES + minute + second / 60
}

function write(date: LocalDate, { hour, minute, second }: LocalTime): string {
  return `${date}T${[hour, minute, second].map(part => String(part).padStart(2, '0')).join(':')}`
}

function judgeDate(text: string, isRequired: boolean): SpanFault | undefined {
  if (text.trim() === '') return isRequired ? 'missing' : undefined
  const date = parseDate(text)
  if (!date) return 'date'
  const year = date.slice(0, 4)
  return year < FIRST_YEAR || year > LAST_YEAR ? 'year' : undefined
}

const judgeTime = (text: string): SpanFault | undefined => (text.trim() === '' || parseTime(text) ? undefined : 'time')

/**
 * Reads when an event takes place and derives its type (events 4.1, decisions): a framework event lasts longer than the day of its start
 * has hours left, counted by the start's hour alone. An end day without a time counts to its midnight; an end time without a day is on the day of the start.
 */
export function readSpan({ dateFrom, timeFrom, dateTo, timeTo }: SpanTexts): SpanReading {
  const found = { dateFrom: judgeDate(dateFrom, true), timeFrom: judgeTime(timeFrom), dateTo: judgeDate(dateTo, false), timeTo: judgeTime(timeTo) }
  const faults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault))
  const startDay = parseDate(dateFrom)
  if (Object.keys(faults).length > 0 || !startDay) return { faults }
  const start = parseTime(timeFrom) ?? MIDNIGHT
  const endDay = parseDate(dateTo) ?? startDay
  const endTime = parseTime(timeTo)
  const DateFrom = write(startDay, start)
  const hasTime = timeFrom.trim() !== ''
  if (dateTo.trim() === '' && !endTime) return { span: { IdEventType: 1, DateFrom, DateTo: DateFrom, hasTime } }
  const begin = minutesOf(startDay, start)
  const end = endTime ? minutesOf(endDay, endTime) : minutesOf(endDay, MIDNIGHT) + DAY_MINUTES
  if (end < begin) return { faults: { [dateTo.trim() === '' ? 'timeTo' : 'dateTo']: 'order' } }
  const isFramework = end - begin > (24 - start.hour) * HOUR_MINUTES
  const DateTo = endTime ? write(endDay, endTime) : isFramework ? write(endDay, MIDNIGHT) : DateFrom
  return { span: { IdEventType: isFramework ? 2 : 1, DateFrom, DateTo, hasTime } }
}
