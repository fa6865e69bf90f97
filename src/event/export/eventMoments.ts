import { addDays, parseDate } from '../../lib/dates'
import { parseTime } from '../../lib/times'
import { type EventCluster, eventTypes } from '../cluster/EventCluster'

/** Start and end of an event in wall time: `YYYY-MM-DD` for whole days, else `YYYY-MM-DDTHH:MM:SS`. */
interface EventMoments {
  readonly isWholeDays: boolean
  readonly start: string
  /** The end, exclusive: the first moment or whole day after the event; undefined if it is not known. */
  readonly end: string | undefined
}

const dayOf = (moment: string) => parseDate(moment.slice(0, 10))

/**
 * Returns the time of a moment, `HH:MM:SS`, without a zone; undefined for invalid times, and for midnight unless
 * `isMidnightMeant`.
 */
function clockOf(moment: string, isMidnightMeant = false): string | undefined {
  const [, clock = '', seconds = ':00'] = /^[\d-]{10}[T ](\d{2}:\d{2})(:\d{2})?/.exec(moment) ?? []
  return (clock !== '00:00' || isMidnightMeant) && parseTime(clock + seconds) ? clock + seconds : undefined
}

const at = (day: string, clock = '00:00:00') => `${day}T${clock}`

/**
 * Returns start and end of an event; undefined without a date. Midnight means 'no time given' (events 9), except as the
 * end of a single event with a start time, and as the start if `EventDateTime` gives a time. With an end day but no end
 * time, the event lasts until the end of that day (list of decisions).
 */
export function eventMoments({
  IdEventType,
  DateFrom,
  DateTo,
  EventDateTime,
}: Pick<EventCluster, 'IdEventType' | 'DateFrom' | 'DateTo' | 'EventDateTime'>): EventMoments | undefined {
  const firstDay = dayOf(DateFrom)
  if (firstDay === undefined) return undefined
  const lastDay = dayOf(DateTo)
  const isEnding = lastDay !== undefined && DateTo > DateFrom
  const [begin, finish] = [clockOf(DateFrom, Boolean(EventDateTime)), clockOf(DateTo)]
  if (!begin && !(isEnding && finish))
    return { isWholeDays: true, start: firstDay, end: addDays(isEnding ? lastDay : firstDay, 1) }
  const start = at(firstDay, begin)
  if (!isEnding) return { isWholeDays: false, start, end: undefined }
  const isOpenEnd = IdEventType !== eventTypes.single && !finish
  return { isWholeDays: false, start, end: isOpenEnd ? at(addDays(lastDay, 1)) : at(lastDay, finish) }
}
