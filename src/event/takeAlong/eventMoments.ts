import { addDays } from '../../kit/field/date/calendarModel'
import { parseDate } from '../../lib/parseDate'
import type { EventCluster } from '../cluster/EventCluster'
import { eventTypes } from '../cluster/eventTypes'

/** From when to when an event is, in wall time: `YYYY-MM-DD` for whole days, else `YYYY-MM-DDTHH:MM:SS`. */
export interface EventMoments {
  readonly isWholeDays: boolean
  readonly start: string
  /** When it is over: the first moment, or the first whole day, without it; undefined where nobody knows. */
  readonly end: string | undefined
}

const dayOf = (moment: string) => parseDate(moment.slice(0, 10))
const hasTime = (moment: string) => /T(?!00:00)/.test(moment)

/**
 * When an event is; undefined without a date. Midnight stands for 'no time given' (events 9), and an end day without a time counts to its
 * end (decisions).
 */
export function eventMoments({ IdEventType, DateFrom, DateTo }: Pick<EventCluster, 'IdEventType' | 'DateFrom' | 'DateTo'>): EventMoments | undefined {
  const firstDay = dayOf(DateFrom)
  if (firstDay === undefined) return undefined
  const lastDay = dayOf(DateTo)
  const isEnding = lastDay !== undefined && DateTo > DateFrom
  if (!hasTime(DateFrom) && !(isEnding && hasTime(DateTo))) return { isWholeDays: true, start: firstDay, end: addDays(isEnding ? lastDay : firstDay, 1) }
  if (!isEnding) return { isWholeDays: false, start: DateFrom, end: undefined }
  const isOpenEnd = IdEventType !== eventTypes.single && !hasTime(DateTo)
  return { isWholeDays: false, start: DateFrom, end: isOpenEnd ? `${addDays(lastDay, 1)}T00:00:00` : DateTo }
}
