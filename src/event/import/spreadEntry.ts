import { type CalendarMoment, momentOf, readWall, toPortalWall, writeWall } from './CalendarMoment'
import type { FoundEvent, FoundNote } from './FoundEvent'
import { listOccurrences } from './listOccurrences'
import type { CalendarEntry } from './readBlock'
import { utcToWall, utcZone, wallToUtc } from './Zone'

const DAY_MS = 86_400_000
/** Range of listed repetitions around today. */
const YEARS = { back: 1, endless: 1, ending: 5 } as const
const yearsAfter = (wall: number, years: number) => {
  const date = new Date(wall)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.getTime()
}

/** What the dates of an entry are spread out with. */
export interface SpreadOptions {
  /** The entries of the same event that replace one of its dates. */
  readonly replacements: readonly CalendarEntry[]
  /** Wall time in ms of today's midnight. */
  readonly today: number
  /** Maximum number of dates. */
  readonly limit: number
}

/** True if two moments of a file are the same, or the same day if one of them has no time. */
function isSame(one: CalendarMoment, other: CalendarMoment): boolean {
  if (one.isDay || other.isDay) return Math.floor(one.wall / DAY_MS) === Math.floor(other.wall / DAY_MS)
  return momentOf(one) === momentOf(other)
}

/** Returns the length of an entry in wall time, in ms; undefined if it has no end. */
function lengthOf({ start, end, duration }: CalendarEntry): number | undefined {
  if (!start) return undefined
  if (end) {
    const isAlike = start.zone?.name === end.zone?.name
    const length = isAlike ? end.wall - start.wall : momentOf(end) - momentOf(start)
    return length >= 0 ? length : undefined
  }
  return duration && duration.days * DAY_MS + duration.ms
}

function notesOf(entry: CalendarEntry): readonly FoundNote[] {
  const { start, end, isCancelled, isPrivate, notes } = entry
  const isMoved = start?.zone && start.zone !== utcZone && toPortalWall(start) !== start.wall
  return [
    ...(isCancelled ? [{ label: 'event_import_note_cancelled' } as const] : []),
    ...(isPrivate ? [{ label: 'event_import_note_private' } as const] : []),
    ...(start ? [] : [{ label: 'event_import_note_no_date' } as const]),
    ...(start && end && lengthOf(entry) === undefined ? [{ label: 'event_import_note_end' } as const] : []),
    ...(isMoved ? [{ label: 'event_import_note_zone', markers: { ZONE: start.zone.name } } as const] : []),
    ...notes,
  ]
}

/** Returns an entry as the event of one date. The last day of whole days is the day before the file's end. */
function eventOf(entry: CalendarEntry, wall: number | undefined, notes: readonly FoundNote[]): FoundEvent {
  const { uid, title, text, place, organiser, link, start, isCancelled, isPrivate } = entry
  const length = lengthOf(entry)
  const isDay = start?.isDay ?? false
  const begin = start && wall !== undefined ? toPortalWall({ ...start, wall }) : undefined
  const hasEnd = begin !== undefined && length !== undefined && length > (isDay ? DAY_MS : 0)
  return {
    key: `${uid || title}|${begin === undefined ? '' : writeWall(begin, isDay)}`,
    title,
    text,
    place,
    organiser,
    link,
    ticketLink: '',
    start: begin === undefined ? '' : writeWall(begin, isDay),
    end: hasEnd ? writeWall(begin + length - (isDay ? DAY_MS : 0), isDay) : '',
    isDoubtful: isCancelled || isPrivate,
    notes,
  }
}

/** Returns the last date that a rule names, as wall time in the zone of its event. */
function readUntil(rule: string, { zone, isDay }: CalendarMoment): number | undefined {
  const [, text = ''] = /UNTIL=([^;]*)/i.exec(rule) ?? []
  const found = readWall(text.replace(/Z$/i, ''))
  if (!found) return undefined
  if (found.isDay) return found.wall + DAY_MS - 1
  if (isDay) return found.wall
  return /Z$/i.test(text) && zone ? utcToWall(zone, wallToUtc(utcZone, found.wall)) : found.wall
}

/** Lists the wall times of an entry's rule, with a note if the list is not complete. */
function readRule(
  rule: string,
  start: CalendarMoment,
  { today, limit }: SpreadOptions,
): { readonly walls: readonly number[]; readonly notes: readonly FoundNote[] } {
  const only = (label: FoundNote['label']) => ({ walls: [start.wall], notes: [{ label }] })
  if (/FREQ=(SECONDLY|MINUTELY|HOURLY)/i.test(rule)) return only('event_import_note_often')
  const until = readUntil(rule, start)
  const isEndless = until === undefined && !/COUNT=\d/i.test(rule)
  const to = yearsAfter(Math.max(today, start.wall), isEndless ? YEARS.endless : YEARS.ending)
  try {
    const { walls, end } = listOccurrences({
      rule,
      start: start.wall,
      until,
      from: yearsAfter(today, -YEARS.back),
      to,
      limit,
    })
    // The first date counts even if the rule does not name it, as in all calendar programs.
    const all = walls.length === 0 || start.wall > yearsAfter(today, -YEARS.back) ? [start.wall, ...walls] : walls
    const last = { DATE: writeWall(to, true) }
    if (isEndless) return { walls: all, notes: [{ label: 'event_import_note_endless', markers: last }] }
    return { walls: all, notes: end === 'range' ? [{ label: 'event_import_note_later', markers: last }] : [] }
  } catch {
    return only('event_import_note_rule')
  }
}

/** Spreads out the dates of an entry. A replaced date has the values of its replacement. */
export function spreadEntry(entry: CalendarEntry, options: SpreadOptions): readonly FoundEvent[] {
  const { start, rule, added, removed } = entry
  const notes = notesOf(entry)
  if (!start) return [eventOf(entry, undefined, notes)]
  if (rule === undefined && added.length === 0) return [eventOf(entry, start.wall, notes)]
  const ruled = rule === undefined ? { walls: [start.wall], notes: [] } : readRule(rule, start, options)
  const toWall = (moment: CalendarMoment) =>
    start.zone && moment.zone && moment.zone !== start.zone ? utcToWall(start.zone, momentOf(moment)) : moment.wall
  const walls = [...new Set([...ruled.walls, ...added.map(toWall)])].toSorted((one, other) => one - other)
  return walls.slice(0, options.limit).flatMap(wall => {
    const date = { ...start, wall }
    if (removed.some(moment => isSame(moment, date))) return []
    const replacement = options.replacements.find(({ replaces }) => replaces && isSame(replaces, date))
    if (replacement) return [eventOf(replacement, replacement.start?.wall, notesOf(replacement))]
    return [eventOf(entry, wall, [...notes, ...ruled.notes])]
  })
}
