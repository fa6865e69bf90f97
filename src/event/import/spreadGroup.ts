import { type CalendarMoment, momentOf, readWall, toPortalWall, writeWall } from './CalendarMoment'
import type { FoundEvent, FoundNote } from './FoundEvent'
import { listOccurrences } from './listOccurrences'
import type { CalendarEntry } from './readBlock'
import { portalZone, utcToWall, utcZone, wallToUtc } from './Zone'

const DAY_MS = 86_400_000
/**
 * Range of listed repetitions, in years. The range begins `back` years before today. It ends `endless` years after
 * today if the rule has no end, and `ending` years after today if the rule has an end. If the event starts after today,
 * these years count from its start.
 */
const YEARS = { back: 1, endless: 1, ending: 5 } as const
const yearsAfter = (wall: number, years: number) => {
  const date = new Date(wall)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.getTime()
}

/** Returns the wall time before which repetitions are not listed. */
const firstListed = (today: number) => yearsAfter(today, -YEARS.back)

/** Options for spreading out an entry: each of its dates becomes an event of its own. */
interface SpreadOptions {
  /** Wall time of the beginning of today, in ms. */
  readonly today: number
  /** Maximum number of dates. */
  readonly limit: number
  /** Lets the page respond if the work has lasted for a while. Throws if the work is aborted. */
  pause(): Promise<void>
}

const dayOf = (wall: number) => Math.floor(wall / DAY_MS)

/**
 * Returns a function that finds the value for a date: the value of the same moment. If the date or the value's moment
 * has no time, the same day is enough.
 * @param isDay true if the dates have no time
 */
function createFinder<Value>(values: readonly (readonly [CalendarMoment, Value])[], isDay: boolean) {
  const days = new Map<number, Value>()
  const moments = new Map<number, Value>()
  for (const [moment, value] of values)
    if (isDay || moment.isDay) days.set(dayOf(moment.wall), value)
    else moments.set(momentOf(moment), value)
  return (date: CalendarMoment): Value | undefined =>
    days.get(dayOf(date.wall)) ?? (moments.size > 0 ? moments.get(momentOf(date)) : undefined)
}

/** True when the end of an entry is before its start. */
function endsEarly({ start, end }: CalendarEntry): boolean {
  if (!start || !end) return false
  return start.zone?.name === end.zone?.name ? end.wall < start.wall : momentOf(end) < momentOf(start)
}

/**
 * Returns the end of one date of an entry as wall time of the portal; undefined if the entry has no end. If the end is
 * in the start's zone, or is a duration in days, a clock change does not move its wall time. A duration in hours keeps
 * its length.
 */
function endOf(entry: CalendarEntry, date: CalendarMoment): number | undefined {
  const { start, end, duration } = entry
  if (!start || endsEarly(entry)) return undefined
  if (end) {
    const isAlike = start.zone?.name === end.zone?.name
    if (isAlike) return toPortalWall({ ...date, wall: date.wall + end.wall - start.wall })
    return utcToWall(portalZone(), momentOf(date) + momentOf(end) - momentOf(start))
  }
  if (!duration) return undefined
  const lastDay = { ...date, wall: date.wall + duration.days * DAY_MS }
  return start.isDay ? lastDay.wall + duration.ms : utcToWall(portalZone(), momentOf(lastDay) + duration.ms)
}

function notesOf(entry: CalendarEntry): readonly FoundNote[] {
  const { start, isCancelled, isPrivate, notes } = entry
  const isMoved = start?.zone && start.zone !== utcZone && toPortalWall(start) !== start.wall
  return [
    ...(isCancelled ? [{ label: 'event_import_note_cancelled' } as const] : []),
    ...(isPrivate ? [{ label: 'event_import_note_private' } as const] : []),
    ...(start ? [] : [{ label: 'event_import_note_no_date' } as const]),
    ...(endsEarly(entry) ? [{ label: 'event_import_note_end' } as const] : []),
    ...(isMoved ? [{ label: 'event_import_note_zone', markers: { ZONE: start.zone.name } } as const] : []),
    ...notes,
  ]
}

/** Returns an entry as the event of one date. For whole days, the last day is the day before the end in the file. */
function eventOf(entry: CalendarEntry, wall: number | undefined, notes: readonly FoundNote[]): FoundEvent {
  const { uid, title, text, place, organiser, link, start, isCancelled, isPrivate } = entry
  const date = start && wall !== undefined ? { ...start, wall } : undefined
  const isDay = start?.isDay ?? false
  const begin = date && toPortalWall(date)
  const finish = date && endOf(entry, date)
  const end = finish !== undefined && isDay ? dayOf(finish - 1) * DAY_MS : finish
  const hasEnd = begin !== undefined && end !== undefined && end > begin
  return {
    key: `${uid || `${title}|${place}`}|${begin === undefined ? '' : writeWall(begin, isDay)}`,
    title,
    text,
    place,
    organiser,
    link,
    ticketLink: '',
    start: begin === undefined ? '' : writeWall(begin, isDay),
    end: hasEnd ? writeWall(end, isDay) : '',
    isDoubtful: isCancelled || isPrivate,
    notes,
  }
}

/** Returns the `UNTIL` of a rule as wall time in the zone of its event; undefined if the rule has none. */
function readUntil(rule: string, { zone, isDay }: CalendarMoment): number | undefined {
  const [, text = ''] = /UNTIL=([^;]*)/i.exec(rule) ?? []
  const found = readWall(text.replace(/Z$/i, ''))
  if (!found) return undefined
  if (found.isDay) return found.wall + DAY_MS - 1
  if (isDay) return found.wall
  return /Z$/i.test(text) && zone ? utcToWall(zone, wallToUtc(utcZone, found.wall)) : found.wall
}

/** Lists the wall times of an entry's rule, with a note if the list is not complete. */
async function readRule(
  rule: string,
  start: CalendarMoment,
  { today, limit, pause }: SpreadOptions,
): Promise<{ readonly walls: readonly number[]; readonly notes: readonly FoundNote[] }> {
  const only = (label: FoundNote['label']) => ({ walls: [start.wall], notes: [{ label }] })
  if (/COUNT=0+(;|$)/i.test(rule)) return only('event_import_note_rule')
  if (/FREQ=(SECONDLY|MINUTELY|HOURLY)/i.test(rule)) return only('event_import_note_often')
  const until = readUntil(rule, start)
  const isEndless = until === undefined && !/COUNT=\d/i.test(rule)
  const to = yearsAfter(Math.max(today, start.wall), isEndless ? YEARS.endless : YEARS.ending)
  try {
    const { walls, end, skipped } = await listOccurrences({
      rule,
      start: start.wall,
      until,
      from: firstListed(today),
      to,
      limit,
      pause,
    })
    if (end === 'steps') return only('event_import_note_rule')
    // The first date is listed even if the rule does not produce it, as in calendar programs. A first date before the
    // range is listed only if the range has no dates.
    const isOver = walls.length === 0
    const all = isOver || start.wall > firstListed(today) ? [start.wall, ...walls] : walls
    const last = { DATE: writeWall(to, true) }
    const notes: FoundNote[] = []
    if (isOver ? skipped.some(wall => wall !== start.wall) : start.wall < firstListed(today))
      notes.push({
        label: isOver ? 'event_import_note_over' : 'event_import_note_earlier',
        markers: { DATE: writeWall(firstListed(today), true) },
      })
    if (isEndless) notes.push({ label: 'event_import_note_endless', markers: last })
    else if (end === 'range') notes.push({ label: 'event_import_note_later', markers: last })
    return { walls: all, notes }
  } catch {
    // The error is not always about the rule. If the import was aborted, `pause` throws again.
    await pause()
    return only('event_import_note_rule')
  }
}

interface SpreadEntry {
  readonly events: readonly FoundEvent[]
  /** The replacements whose date was found among the entry's dates, even if that date is removed. */
  readonly used: readonly CalendarEntry[]
}

/** Spreads out the dates of an entry. A replaced date has the values of its replacement. */
async function spreadEntry(
  entry: CalendarEntry,
  replacements: readonly CalendarEntry[],
  options: SpreadOptions,
): Promise<SpreadEntry> {
  const { start, rule, added, removed } = entry
  const notes = notesOf(entry)
  const used: CalendarEntry[] = []
  if (!start) return { events: [eventOf(entry, undefined, notes)], used }
  const isRepeating = rule !== undefined || added.length > 0
  const ruled = rule === undefined ? { walls: [start.wall], notes: [] } : await readRule(rule, start, options)
  // A time without a zone is a time in the zone of the event.
  const inZone = <Moment extends CalendarMoment>(moment: Moment): Moment =>
    moment.isDay || moment.zone ? moment : { ...moment, zone: start.zone }
  const toWall = (moment: CalendarMoment) =>
    start.zone && moment.zone && moment.zone !== start.zone ? utcToWall(start.zone, momentOf(moment)) : moment.wall
  const walls = [...new Set([...ruled.walls, ...added.map(toWall)])].toSorted((one, other) => one - other)
  const replacing = createFinder(
    replacements.flatMap(each => (each.replaces ? [[inZone(each.replaces), each] as const] : [])),
    start.isDay,
  )
  const periods = new Map(added.flatMap(date => (date.period ? [[toWall(date), inZone(date)] as const] : [])))
  const isRemoved = createFinder(isRepeating ? removed.map(moment => [inZone(moment), true] as const) : [], start.isDay)
  const events: FoundEvent[] = []
  for (const wall of walls.slice(0, options.limit)) {
    await options.pause()
    const date = { ...start, wall }
    const replacement = replacing(date)
    if (replacement) used.push(replacement)
    if (isRemoved(date)) continue
    const period = periods.get(wall)
    events.push(
      replacement
        ? eventOf(replacement, replacement.start?.wall, notesOf(replacement))
        : eventOf(
            period ? { ...entry, end: undefined, duration: undefined, ...period.period, start: period } : entry,
            period ? period.wall : wall,
            [...notes, ...ruled.notes],
          ),
    )
  }
  return { events, used }
}

/**
 * Spreads out the entries of one event. A replacement, which is an entry with `replaces`, takes the place of one date.
 * If this date is not listed, such as a date after the end of the rule, the replacement is an event of its own, unless
 * it starts before the listed range. If the group has only replacements, each of them is an event.
 */
export async function spreadGroup(
  group: readonly CalendarEntry[],
  options: SpreadOptions,
): Promise<readonly FoundEvent[]> {
  const replacements = group.filter(({ replaces }) => replaces)
  const events: FoundEvent[] = []
  const used = new Set<CalendarEntry>()
  for (const entry of group) {
    const limit = options.limit - events.length
    if (entry.replaces || limit <= 0) continue
    const spread = await spreadEntry(entry, replacements, { ...options, limit })
    events.push(...spread.events)
    for (const each of spread.used) used.add(each)
  }
  const isAlone = replacements.length === group.length
  const left = replacements.filter(
    each => !used.has(each) && (isAlone || !each.start || each.start.wall >= firstListed(options.today)),
  )
  events.push(...left.map(each => eventOf(each, each.start?.wall, notesOf(each))))
  return events.slice(0, options.limit)
}
