import { webAddress } from '../../lib/webAddress'
import type { EventCluster } from '../cluster/EventCluster'
import { eventMoments } from './eventMoments'

const ZONE = 'Europe/Berlin'

/** The zone's rules since 1996, as the standard wants them beside a local time. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
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

/** A text as a calendar's value; signs that no calendar can hold are left out. */
function escapeText(text: string): string {
  const known = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
  return known.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')
}

const textLine = (name: string, text: string) => (text.trim() ? [`${name}:${escapeText(text.trim())}`] : [])
/** A value that is no text is not escaped, so nothing may end its line; and a calendar follows it, so it leads to the web. */
function addressLine(name: string, address: string): string[] {
  const href = URL.canParse(address) ? webAddress(address, address) : undefined
  return href ? [`${name}:${href}`] : []
}
const listLine = (name: string, texts: readonly string[]) =>
  texts.length > 0 ? [`${name}:${texts.map(escapeText).join(',')}`] : []
const stampOf = (moment: string) => moment.replace(/\.\d+|[-:]/g, '')
const momentLine = (name: string, moment: string) =>
  moment.length > 10 ? `${name};TZID=${ZONE}:${stampOf(moment)}` : `${name};VALUE=DATE:${stampOf(moment)}`

/**
 * A saved event as an iCalendar file (RFC 5545), in the wall time of Europe/Berlin. The same event has the same UID, so that a calendar that
 * takes it a second time changes its entry.
 * @param host whose event it is, such as `portal.example`
 * @param now the moment of writing, as `Date.toISOString` gives it
 * @returns undefined for an event without a date
 */
export function composeICalendar(cluster: EventCluster, host: string, now: string): string | undefined {
  const moments = eventMoments(cluster)
  if (!moments) return undefined
  const {
    Id,
    MlTitle,
    Description,
    Organisations,
    FormalCategoryName,
    ContentCategoryName,
    Keywords,
    Url,
    IsPublished,
  } = cluster
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Events//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(moments.isWholeDays ? [] : TIME_ZONE),
    'BEGIN:VEVENT',
    `UID:event-${Id}@${host}`,
    `DTSTAMP:${stampOf(now)}`,
    momentLine('DTSTART', moments.start),
    ...(moments.end ? [momentLine('DTEND', moments.end)] : []),
    ...textLine('SUMMARY', MlTitle),
    ...textLine('DESCRIPTION', Description),
    ...textLine('LOCATION', eventPlace(cluster).join(', ')),
    ...textLine('CONTACT', Organisations.map(({ Organisation }) => Organisation.Name).join(', ')),
    ...listLine('CATEGORIES', [FormalCategoryName, ContentCategoryName, ...Keywords].filter(Boolean)),
    ...addressLine('URL', Url),
    `STATUS:${IsPublished === 1 ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

/** A line of an iCalendar file holds so many bytes at most (RFC 5545, 3.1). */
const LINE_BYTES = 75

const encoder = new TextEncoder()

/** Breaks a line where it gets too long, never within a sign; what follows begins with a space. */
function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const sign of line) {
    const bytes = encoder.encode(sign).length
    if (size + bytes > LINE_BYTES) {
      parts.push(part)
      part = ' '
      size = 1
    }
    part += sign
    size += bytes
  }
  return [...parts, part].join('\r\n')
}

/** Where an event is: the location or its free text, and the city. */
function eventPlace({ Location, LocationFreetext, City }: EventCluster): string[] {
  const place = Location?.Name?.trim() || LocationFreetext.trim()
  return [...new Set([place, City?.Comment.trim() ?? ''])].filter(Boolean)
}
