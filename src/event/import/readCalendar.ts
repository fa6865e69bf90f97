import { type FoundEvent, type FoundEvents, importLimits } from './FoundEvent'
import { momentOf } from './CalendarMoment'
import { type CalendarEntry, createZoneFinder, readBlock } from './readBlock'
import { spreadGroup } from './spreadGroup'
import { splitCalendar } from './splitCalendar'

/** Time in ms after which the reader lets the page respond. */
const TURN_MS = 30

/** Returns a function that lets the page respond if the work has lasted for a while. It throws after an abort. */
function createPause(signal: AbortSignal | undefined): () => Promise<void> {
  let since = performance.now()
  return async () => {
    signal?.throwIfAborted()
    if (performance.now() - since < TURN_MS) return
    await new Promise(resolve => setTimeout(resolve))
    since = performance.now()
  }
}

/** Groups entries by their identifier. Each entry without an identifier is a group of its own. */
function groupByUid(entries: readonly CalendarEntry[]): ReadonlyMap<string, readonly CalendarEntry[]> {
  const groups = new Map<string, CalendarEntry[]>()
  entries.forEach((entry, index) => {
    const name = entry.uid || `no uid ${index}`
    const group = groups.get(name)
    if (group) group.push(entry)
    else groups.set(name, [entry])
  })
  return groups
}

/**
 * Returns the entries of one event without outdated ones. An entry is outdated if another entry for the same date has a
 * higher `SEQUENCE`.
 */
function newestOf(group: readonly CalendarEntry[]): readonly CalendarEntry[] {
  const dateOf = ({ replaces }: CalendarEntry) => replaces && momentOf(replaces)
  const newest = new Map<number | undefined, number>()
  for (const entry of group)
    newest.set(dateOf(entry), Math.max(entry.sequence, newest.get(dateOf(entry)) ?? entry.sequence))
  return group.filter(entry => entry.sequence === newest.get(dateOf(entry)))
}

/** True when the entries of an event have a rule or further dates. */
const isRepeating = (group: readonly CalendarEntry[]) =>
  group.some(({ rule, added }) => rule !== undefined || added.length > 0)

/**
 * Reads the events of an iCalendar text (RFC 5545). Each date of a repeating event becomes an event of its own. An
 * event that is broken does not affect the others.
 * @param today `YYYY-MM-DD`
 */
export async function readCalendar(text: string, today: string, signal?: AbortSignal): Promise<FoundEvents> {
  const pause = createPause(signal)
  const blocks = splitCalendar(text)
  const zoneOf = createZoneFinder(blocks)
  const entries: CalendarEntry[] = []
  for (const block of blocks) {
    if (block.kind === 'VEVENT') entries.push(await readBlock(block, zoneOf, pause))
    await pause()
  }
  const groups = [...groupByUid(entries).values()].map(newestOf)
  const events: FoundEvent[] = []
  let isCut = false
  let spreadCount = 0
  for (const group of groups) {
    // The limit applies only to repeating events. Every single event is read, because the next upcoming one may be the
    // last in the file.
    const limit = isRepeating(group) ? importLimits.occurrences - spreadCount : group.length
    const found = limit > 0 ? await spreadGroup(group, { today: Date.parse(`${today}T00:00:00Z`), limit, pause }) : []
    events.push(...found)
    if (isRepeating(group)) {
      spreadCount += found.length
      isCut ||= found.length >= limit
    }
    await pause()
  }
  return {
    events,
    notes: isCut ? [{ label: 'event_import_occurrences', markers: { MAX: importLimits.occurrences } }] : [],
  }
}
