import ICAL from 'ical.js'
import { type CalendarMoment, readWall } from './CalendarMoment'
import { type FoundNote, importLimits } from './FoundEvent'
import { lineFromOutside, linkFromOutside, textFromOutside } from './textFromOutside'
import type { CalendarBlock } from './splitCalendar'
import { describedZone, findZone, utcZone, type Zone } from './Zone'

interface Duration {
  readonly days: number
  readonly ms: number
}

/**
 * A further date of an event (`RDATE`). If the date has a period, the period's end or duration replaces that of the
 * event.
 */
export interface AddedDate extends CalendarMoment {
  readonly period?: { readonly end?: CalendarMoment | undefined; readonly duration?: Duration | undefined }
}

/** One `VEVENT` of a calendar file. `spreadGroup` makes one event of each date of a repeating entry. */
export interface CalendarEntry {
  readonly uid: string
  readonly title: string
  readonly text: string
  readonly place: string
  readonly organiser: string
  readonly link: string
  readonly start: CalendarMoment | undefined
  /** Exclusive, as in the file. */
  readonly end: CalendarMoment | undefined
  readonly duration: Duration | undefined
  readonly rule: string | undefined
  readonly added: readonly AddedDate[]
  readonly removed: readonly CalendarMoment[]
  /** The date of a repetition that this entry replaces. */
  readonly replaces: CalendarMoment | undefined
  /** The version of the entry: an entry with a higher number replaces one for the same date. */
  readonly sequence: number
  readonly isCancelled: boolean
  readonly isPrivate: boolean
  readonly notes: readonly FoundNote[]
}

interface Property {
  readonly parameters: Readonly<Record<string, string>>
  readonly value: string
  /** The value as it is written in the file. */
  readonly raw: string
}

const READ = new Set(
  'UID DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID SEQUENCE SUMMARY DESCRIPTION LOCATION URL ORGANIZER STATUS CLASS'.split(
    ' ',
  ),
)
const MOMENTS = /^(DTSTART|DTEND|DURATION|RRULE|EXRULE|RDATE|EXDATE|RECURRENCE-ID|SEQUENCE)$/
const NAME = /^([\w-]+)[;:]/
/** The group name before a property, as contact files have it: `item1.` */
const GROUP = /^[\w-]+\.(?=[\w-]+[;:])/
/** The name and the parameters of a line, with the colon before its value. */
const HEAD = /^[^":]*(?:"[^"]*"[^":]*)*:/
/** Several quoted values of a parameter, which ical.js misreads. */
const QUOTED_VALUES = /=("[^"]*")(?:,(?:"[^"]*"|[^;:",]*))+/g

function readLine(line: string): Property {
  const [, parameters, , value] = ICAL.parse.property(
    line.replace(HEAD, head => head.replace(QUOTED_VALUES, '=$1')),
  ) as [string, Record<string, string>, string, unknown]
  return { parameters, value: String(value), raw: line.slice(line.lastIndexOf(':') + 1).trim() }
}

/**
 * Reads a line with dates, a duration, a rule or a number. ical.js parses only the parameters, because it refuses
 * values with small errors.
 */
function readDates(line: string): Property {
  const head = line.slice(0, line.lastIndexOf(':'))
  return { ...readLine(`X-${head.replace(/;VALUE=[^;:]*/i, '')}:`), raw: line.slice(line.lastIndexOf(':') + 1).trim() }
}

/**
 * Returns the value of a property without the backslashes that escape commas, semicolons and backslashes. The `TZID` of
 * a time zone is a property and may have them. It is compared with the `TZID` of a date, which is a parameter and has
 * none.
 */
const unescapeText = (value: string) => value.replace(/\\([,;\\])/g, '$1')

/** Returns a function that finds the zone of an identifier, by its name or by the file's own rules. */
export function createZoneFinder(blocks: readonly CalendarBlock[]): (id: string) => Zone | undefined {
  const described = new Map(
    blocks.flatMap(({ kind, lines }) => {
      const id = kind === 'VTIMEZONE' && lines.find(({ text }) => /^TZID[;:]/i.test(text))
      return id
        ? [[unescapeText(id.text.slice(id.text.indexOf(':') + 1).trim()), lines.map(({ text }) => text)] as const]
        : []
    }),
  )
  const found = new Map<string, Zone | undefined>()
  return id => {
    if (!found.has(id)) {
      const lines = described.get(id)
      found.set(id, findZone(id) ?? (lines && describedZone(id, lines)))
    }
    return found.get(id)
  }
}

/**
 * Maximum number of notes about unreadable lines of one event. The same maximum applies to notes about unknown zones.
 */
const MAX_NOTES = 3

/**
 * Reads the properties of an event of a file. A line that can't be read is left out, with a note.
 * @param pause lets the page respond if the work has lasted for a while
 */
export async function readBlock(
  { lines, isWhole }: CalendarBlock,
  zoneOf: (id: string) => Zone | undefined,
  pause: () => Promise<void>,
): Promise<CalendarEntry> {
  const notes: FoundNote[] = []
  const properties = new Map<string, Property[]>()
  const addNote = (note: FoundNote) => {
    if (notes.filter(({ label }) => label === note.label).length < MAX_NOTES) notes.push(note)
  }
  for (const { at, text: line } of lines) {
    await pause()
    const text = line.replace(GROUP, '')
    const name = NAME.exec(text)?.[1]?.toUpperCase()
    try {
      if (name === undefined) throw new SyntaxError('The line has no name.')
      if (!READ.has(name)) continue
      const before = properties.get(name) ?? []
      if (before.length >= importLimits.occurrences) continue
      before.push(MOMENTS.test(name) ? readDates(text) : readLine(text))
      properties.set(name, before)
    } catch {
      addNote({ label: 'event_import_note_line', markers: { LINE: at } })
    }
  }
  if (!isWhole) notes.push({ label: 'event_import_note_cut' })
  const all = (name: string) => properties.get(name) ?? []
  const first = (name: string) => all(name)[0]
  if (first('RECURRENCE-ID')?.parameters['range']) notes.push({ label: 'event_import_note_range' })
  if (all('RRULE').length > 1) notes.push({ label: 'event_import_note_rules', markers: { COUNT: all('RRULE').length } })
  if (first('EXRULE')) notes.push({ label: 'event_import_note_exrule' })
  const value = (name: string) => first(name)?.value ?? ''
  const readMoment = (text: string, tzid: string | undefined): CalendarMoment | undefined => {
    const wall = readWall(text.replace(/Z$/i, ''))
    if (!wall) return undefined
    const zone = /Z$/i.test(text) ? utcZone : tzid && !wall.isDay ? zoneOf(tzid) : undefined
    if (tzid && !zone && !wall.isDay && !notes.some(({ markers }) => markers?.['ZONE'] === tzid))
      addNote({ label: 'event_import_note_zone_unknown', markers: { ZONE: tzid } })
    return { ...wall, zone }
  }
  const readMoments = ({ raw, parameters: { tzid } }: Property): AddedDate[] =>
    raw.split(',', importLimits.occurrences).flatMap(text => {
      const [from = '', to] = text.split('/')
      const found = readMoment(from, tzid)
      if (!found || to === undefined) return found ? [found] : []
      return [{ ...found, period: { end: readMoment(to, tzid), duration: readDuration(to) } }]
    })
  const moment = (name: string) => {
    const property = first(name)
    return property && readMoments(property)[0]
  }
  const status = value('STATUS').toUpperCase()
  const organiser = first('ORGANIZER')
  return {
    uid: value('UID').trim(),
    title: lineFromOutside(value('SUMMARY')),
    text: textFromOutside(value('DESCRIPTION')),
    place: lineFromOutside(value('LOCATION').replaceAll('\n', ', ')),
    organiser: organiserName(organiser?.parameters['cn'] ?? ''),
    link: linkFromOutside(value('URL')),
    start: moment('DTSTART'),
    end: moment('DTEND'),
    duration: readDuration(first('DURATION')?.raw),
    rule: first('RRULE')?.raw,
    added: all('RDATE').flatMap(readMoments),
    removed: all('EXDATE').flatMap(readMoments),
    replaces: moment('RECURRENCE-ID'),
    sequence: Number.parseInt(first('SEQUENCE')?.raw ?? '', 10) || 0,
    isCancelled: status === 'CANCELLED',
    isPrivate: /^(PRIVATE|CONFIDENTIAL)$/i.test(value('CLASS')),
    notes,
  }
}

/** Returns the name of an organiser; empty for an email address, which calendars often have in place of a name. */
const organiserName = (name: string) => (name.includes('@') ? '' : lineFromOutside(name))

const DURATION = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/i

function readDuration(text: string | undefined): Duration | undefined {
  const [found, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = DURATION.exec(text ?? '') ?? []
  if (found === undefined) return undefined
  return {
    days: Number(weeks) * 7 + Number(days),
    ms: (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000,
  }
}
