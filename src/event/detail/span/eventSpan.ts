import { formatDate, type LocalDate, parseDate } from '../../../lib/dates'
import { type LocalTime, parseTime } from '../../../lib/times'
import type { EventCluster } from '../../cluster/EventCluster'
import type { EventDraft } from '../EventDraft'

/** When an event takes place, as it is sent; wall time of its place, which no zone moves. */
export interface EventSpan {
  /** 1 single, 2 framework. */
  readonly IdEventType: 1 | 2
  /** `YYYY-MM-DDTHH:MM:SS`. */
  readonly DateFrom: string
  readonly DateTo: string
  /** A time of the start is given; else midnight in `DateFrom` means nothing. */
  readonly hasTime: boolean
}

/** The texts of the fields that say when an event takes place. */
export type SpanTexts = Pick<EventDraft, 'dateFrom' | 'timeFrom' | 'dateTo' | 'timeTo'>

/** The error of one of the four texts. */
type SpanError = 'missing' | 'date' | 'year' | 'time' | 'order'

/** Either when the event takes place, or what is wrong, by field. */
type SpanReading =
  | { readonly span: EventSpan; readonly errors?: undefined }
  | { readonly span?: undefined; readonly errors: Partial<Readonly<Record<keyof SpanTexts, SpanError>>> }

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
const DAY_MS = DAY_MINUTES * 60_000
/** Years outside of this range count as mistyped. */
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

function validateDate(text: string, isRequired: boolean): SpanError | undefined {
  if (text.trim() === '') return isRequired ? 'missing' : undefined
  const date = parseDate(text)
  if (!date) return 'date'
  const year = date.slice(0, 4)
  return year < FIRST_YEAR || year > LAST_YEAR ? 'year' : undefined
}

const validateTime = (text: string): SpanError | undefined =>
  text.trim() === '' || parseTime(text) ? undefined : 'time'

/**
 * Reads when an event takes place and derives its type (events 4.1, decisions): a framework event lasts longer than the day of its start
 * has hours left, counted by the start's hour alone. An end day without a time counts to its midnight; an end time without a day is on the day of the start.
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

/** Old portals write `0000-00-00` where there is no date. */
const dayOf = (moment: string) => (moment.startsWith('0000-00-00') ? '' : formatDate(moment))

/** The time of a wall moment; empty where midnight stands for 'no time given' (events 9). */
function timeOf(moment: string, isMidnightMeant = false): string {
  const time = /[T ](\d{2}:\d{2})/.exec(moment)?.[1] ?? ''
  return time === '00:00' && !isMidnightMeant ? '' : time
}

/** The texts of an event's dates: the end day only of an event that is not single and ends after its start (events 4.1), its end time always. */
export function showSpan({
  IdEventType,
  DateFrom,
  DateTo,
  EventDateTime,
}: Pick<EventCluster, 'IdEventType' | 'DateFrom' | 'DateTo' | 'EventDateTime'>): SpanTexts {
  const isLater = DateTo > DateFrom
  // Of a single event only midnight after its start can be meant as an end.
  const isMidnightEnd = IdEventType === 1 && DateTo.slice(0, 10) > DateFrom.slice(0, 10)
  return {
    dateFrom: dayOf(DateFrom),
    timeFrom: timeOf(DateFrom, Boolean(EventDateTime)),
    dateTo: isLater && IdEventType !== 1 ? formatDate(DateTo) : '',
    timeTo: isLater ? timeOf(DateTo, isMidnightEnd) : '',
  }
}

/** How the contract writes a moment; a zone after it means nothing here. */
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/
const NAMES = ['dateFrom', 'timeFrom', 'dateTo', 'timeTo'] as const

/**
 * Reads when the event of a form takes place. The end day of a single event does not show (events 4.1): as long as nobody touches the
 * dates, it stays the one that the event came with.
 */
export function draftSpan(texts: SpanTexts, base: EventCluster): SpanReading {
  const { DateFrom, DateTo } = base
  const hidesEnd = base.IdEventType === 1 && DateTo > DateFrom && DateTo.slice(0, 10) !== DateFrom.slice(0, 10)
  const shown = showSpan(base)
  if (!hidesEnd || NAMES.some(name => texts[name] !== shown[name])) return readSpan(texts)
  const reading = readSpan({ ...texts, dateTo: DateTo.slice(0, 10) })
  return reading.span && WALL.test(DateTo) ? { span: { ...reading.span, DateTo } } : reading
}
