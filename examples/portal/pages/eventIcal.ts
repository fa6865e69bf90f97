import type { PortalEvent } from '../server/events/PortalEvent'

const longest = 75

/** A content line of RFC 5545 with its end: folded so that none has more than 75 octets and no character is cut. */
function icalLine(line: string): string {
  const lines = ['']
  let octets = 0
  for (const character of line.replace(/[\0-\x08\x0a-\x1f\x7f]/g, '')) {
    const size = Buffer.byteLength(character)
    if (octets + size > longest) {
      lines.push(' ')
      octets = 1
    }
    lines.push(`${lines.pop() ?? ''}${character}`)
    octets += size
  }
  return `${lines.join('\r\n')}\r\n`
}

const day = 24 * 3600 * 1000
const zone = 'Europe/Berlin'

/** The rules of the portal's time zone since 1996, so that a calendar that knows no zones reads the times right. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** An event as a calendar takes it (RFC 5545); each date of a series is an entry of its own. */
export function eventIcal(event: PortalEvent, origin: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Uferland//Termine//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZone,
    ...entries(event).flatMap((times, index) => entry(event, times, index, origin)),
    'END:VCALENDAR',
  ]
  return lines.map(icalLine).join('')
}

function entry(event: PortalEvent, times: string[], index: number, origin: string): string[] {
  const { location } = event
  const where =
    location === null
      ? event.place
      : [location.name, location.street, [location.postcode, location.city].join(' ').trim()]
          .filter(part => part !== '')
          .join(', ')
  return [
    'BEGIN:VEVENT',
    `UID:event-${event.Id}${index > 0 ? `-${index}` : ''}@uferland.example`,
    `DTSTAMP:${compact(event.lastChange.toISOString().slice(0, 19))}Z`,
    ...times,
    `SUMMARY:${text(event.title)}`,
    ...(event.text === '' ? [] : [`DESCRIPTION:${text(event.text)}`]),
    ...(where === '' ? [] : [`LOCATION:${text(where)}`]),
    ...(location?.lat != null && location.lng !== null
      ? [`GEO:${location.lat.toFixed(6)};${location.lng.toFixed(6)}`]
      : []),
    ...(event.categories.length > 0 ? [`CATEGORIES:${event.categories.map(text).join(',')}`] : []),
    `URL:${origin}/events/${event.slug}`,
    'END:VEVENT',
  ]
}

/** Beginning and end of each entry; an end without a time is the end of its day, an end that is the beginning is none. */
function entries({ dateFrom, dateTo, hasTime, isSeries, seriesDates }: PortalEvent): string[][] {
  if (isSeries && seriesDates.length > 0) {
    const length = wall(dateTo) - wall(seriesDates.at(-1) ?? dateTo)
    return seriesDates.map(date => [
      at('DTSTART', wall(date)),
      ...(length > 0 && length < day ? [at('DTEND', wall(date) + length)] : []),
    ])
  }
  if (!hasTime)
    return [
      [
        `DTSTART;VALUE=DATE:${compact(dateFrom.slice(0, 10))}`,
        `DTEND;VALUE=DATE:${compact(new Date(wall(dateTo.slice(0, 10)) + day).toISOString().slice(0, 10))}`,
      ],
    ]
  const end =
    dateTo.endsWith(' 00:00') && dateTo.slice(0, 10) !== dateFrom.slice(0, 10) && !endsAtMidnight(dateFrom, dateTo)
      ? wall(dateTo) + day
      : wall(dateTo)
  return [[at('DTSTART', wall(dateFrom)), ...(end > wall(dateFrom) ? [at('DTEND', end)] : [])]]
}

/** An evening until midnight is no event that goes on through the next day. */
function endsAtMidnight(dateFrom: string, dateTo: string): boolean {
  return wall(dateTo) - wall(dateFrom) < day
}

function at(name: 'DTSTART' | 'DTEND', time: number): string {
  return `${name};TZID=${zone}:${compact(new Date(time).toISOString().slice(0, 19))}`
}

/** A wall time on a clock without a zone, to count with. */
function wall(time: string): number {
  return Date.parse(`${time.replace(' ', 'T')}Z`)
}

function compact(time: string): string {
  return time.replace(/[-:]/g, '')
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r?\n/g, '\\n')
}
