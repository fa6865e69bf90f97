import { formatDate } from '../../../lib/dates'
import type { EventCluster } from '../../cluster/EventCluster'
import type { SpanTexts } from './SpanTexts'

/** Old portals write `0000-00-00` where there is no date. */
const dayOf = (moment: string) => (moment.startsWith('0000-00-00') ? '' : formatDate(moment))

/** The time of a wall moment; empty where midnight stands for 'no time given' (events 9). */
function timeOf(moment: string, isMidnightMeant = false): string {
  const time = /[T ](\d{2}:\d{2})/.exec(moment)?.[1] ?? ''
  return time === '00:00' && !isMidnightMeant ? '' : time
}

/** The texts of an event's dates: the end day only of an event that is not single and ends after its start (events 4.1), its end time always. */
export function showSpan({ IdEventType, DateFrom, DateTo, EventDateTime }: Pick<EventCluster, 'IdEventType' | 'DateFrom' | 'DateTo' | 'EventDateTime'>): SpanTexts {
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
