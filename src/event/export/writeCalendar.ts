import ICAL from 'ical.js'

// A line has 75 bytes at most (RFC 5545, 3.1). ical.js does not count the space at the start of a folded line.
ICAL.foldLength = 74

/** An entry of a calendar. Moments are wall time in Europe/Berlin. */
export interface CalendarEntry {
  readonly uid: string
  /** `YYYY-MM-DD` for a whole day, else `YYYY-MM-DDTHH:MM:SS`. */
  readonly start: string
  /** The end, exclusive: the first day or moment after the event; undefined if it is not known. */
  readonly end: string | undefined
  readonly title: string
  readonly text: string
  readonly place: string
  readonly contact?: string
  readonly categories: readonly string[]
  /** A web address. */
  readonly url?: string | undefined
  readonly status?: 'CONFIRMED' | 'TENTATIVE'
  /** In degrees. */
  readonly geo?: { readonly lat: number; readonly lng: number } | undefined
}

/** A property in jCal (RFC 7265): name, parameters, type, values. */
type Property = readonly [string, Readonly<Record<string, string>>, string, ...unknown[]]

/**
 * Returns the UID of an event. Library and portal use the same UID, so that a calendar that imports an event twice has
 * one entry.
 * @param host the portal's host name
 * @param index index of the date in a series, from 0
 */
export const eventUid = (id: number, host: string, index = 0) => `event-${id}${index > 0 ? `-${index}` : ''}@${host}`

const ZONE = 'Europe/Berlin'

const rule = (name: string, start: string, month: number, from: string, to: string, zone: string) => [
  name,
  [
    ['tzoffsetfrom', {}, 'utc-offset', from],
    ['tzoffsetto', {}, 'utc-offset', to],
    ['tzname', {}, 'text', zone],
    ['dtstart', {}, 'date-time', start],
    ['rrule', {}, 'recur', { freq: 'YEARLY', bymonth: month, byday: '-1SU' }],
  ],
  [],
]
/** The zone's rules since 1996. RFC 5545 requires the rules of a time zone in a file that has times in this zone. */
const TIME_ZONE = [
  'vtimezone',
  [['tzid', {}, 'text', ZONE]],
  [
    rule('daylight', '1996-03-31T02:00:00', 3, '+01:00', '+02:00', 'CEST'),
    rule('standard', '1996-10-27T03:00:00', 10, '+02:00', '+01:00', 'CET'),
  ],
]

/** Returns a text without the control characters that no calendar can hold. */
const clean = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

function textProperty(name: string, text: string): Property[] {
  const value = clean(text)
  return value === '' ? [] : [[name, {}, 'text', value]]
}

const isWholeDay = (moment: string) => moment.length === 10
const momentProperty = (name: string, moment: string): Property =>
  isWholeDay(moment) ? [name, {}, 'date', moment] : [name, { tzid: ZONE }, 'date-time', moment]

function entryOf(entry: CalendarEntry, stamp: string) {
  const { uid, start, end, title, text, place, contact = '', categories, url, status, geo } = entry
  const named = categories.map(clean).filter(Boolean)
  const properties: Property[] = [
    ['uid', {}, 'text', uid],
    ['dtstamp', {}, 'date-time', stamp],
    momentProperty('dtstart', start),
    ...(end === undefined ? [] : [momentProperty('dtend', end)]),
    ...textProperty('summary', title),
    ...textProperty('description', text),
    ...textProperty('location', place),
    ...textProperty('contact', contact),
    ...(geo ? [['geo', {}, 'float', [geo.lat, geo.lng]] as Property] : []),
    ...(named.length > 0 ? [['categories', {}, 'text', ...named] as Property] : []),
    ...(url === undefined ? [] : [['url', {}, 'uri', url] as Property]),
    ...(status ? [['status', {}, 'text', status] as Property] : []),
  ]
  return ['vevent', properties, []]
}

/**
 * Writes an iCalendar file (RFC 5545). The library and the reference portal both use this function, which uses ical.js.
 * @param stamp the moment of writing, `YYYY-MM-DDTHH:MM:SSZ`
 */
export function writeCalendar(entries: readonly CalendarEntry[], stamp: string): string {
  const hasTimes = entries.some(({ start }) => !isWholeDay(start))
  const calendar = [
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', '-//Foyer//Events//DE'],
      ['calscale', {}, 'text', 'GREGORIAN'],
      ['method', {}, 'text', 'PUBLISH'],
    ],
    [...(hasTimes ? [TIME_ZONE] : []), ...entries.map(entry => entryOf(entry, stamp))],
  ]
  return ICAL.stringify(calendar)
}
