import { type CalendarEntry, eventUid, writeCalendar } from '../../../src/event/export/writeCalendar'
import type { PortalEvent } from '../server/events/PortalEvent'
import { DAY_MS, endsAtMidnight, wallMs } from './endsAtMidnight'

/** Returns an event as iCalendar (RFC 5545), written by the library's own code. Each date of a series is one entry. */
export function eventIcal(event: PortalEvent, origin: string): string {
  const stamp = `${event.lastChange.toISOString().slice(0, 19)}Z`
  return writeCalendar(
    entries(event).map((times, index) => entry(event, times, index, origin)),
    stamp,
  )
}

function entry(event: PortalEvent, times: EntryTimes, index: number, origin: string): CalendarEntry {
  const { location } = event
  const place =
    location === null
      ? event.place
      : [location.name, location.street, [location.postcode, location.city].join(' ').trim()]
          .filter(part => part !== '')
          .join(', ')
  return {
    uid: eventUid(event.Id, new URL(origin).hostname, index),
    ...times,
    title: event.title,
    text: event.text,
    place,
    geo:
      location?.lat != null && location.lng !== null
        ? { lat: Number(location.lat.toFixed(6)), lng: Number(location.lng.toFixed(6)) }
        : undefined,
    categories: event.categories,
    url: `${origin}/events/${event.slug}`,
  }
}

type EntryTimes = Pick<CalendarEntry, 'start' | 'end'>

/**
 * Returns beginning and end of each entry. An end at 0:00 means the end of that day, unless the event lasts less than a
 * day (see endsAtMidnight). An end that is not after the beginning means no end.
 */
function entries({ dateFrom, dateTo, hasTime, isSeries, seriesDates }: PortalEvent): EntryTimes[] {
  if (isSeries && seriesDates.length > 0) {
    const length = wallMs(dateTo) - wallMs(seriesDates.at(-1) ?? dateTo)
    return seriesDates.map(date => ({
      start: moment(wallMs(date)),
      end: length > 0 && length < DAY_MS ? moment(wallMs(date) + length) : undefined,
    }))
  }
  if (!hasTime)
    return [{ start: dateFrom.slice(0, 10), end: moment(wallMs(dateTo.slice(0, 10)) + DAY_MS).slice(0, 10) }]
  const end =
    dateTo.endsWith(' 00:00') && dateTo.slice(0, 10) !== dateFrom.slice(0, 10) && !endsAtMidnight(dateFrom, dateTo)
      ? wallMs(dateTo) + DAY_MS
      : wallMs(dateTo)
  return [{ start: moment(wallMs(dateFrom)), end: end > wallMs(dateFrom) ? moment(end) : undefined }]
}

const moment = (time: number) => new Date(time).toISOString().slice(0, 19)
