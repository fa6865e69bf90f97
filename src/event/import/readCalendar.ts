import { type FoundEvent, type FoundEvents, importLimits } from './FoundEvent'
import { type CalendarEntry, createZoneFinder, readBlock } from './readBlock'
import { spreadEntry } from './spreadEntry'
import { splitCalendar } from './splitCalendar'

/** Time in ms after which the reader lets the page respond. */
const TURN_MS = 30

/** Returns a function that lets the page respond if the work has lasted for a while. */
function createPause(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN_MS) return
    await new Promise(resolve => setTimeout(resolve))
    since = performance.now()
  }
}

/** Groups entries by their identifier. Entries without one stay apart. */
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
 * Reads the events of an iCalendar text (RFC 5545) and spreads out their repetitions. An event that is broken does not
 * affect the others.
 * @param today `YYYY-MM-DD`
 */
export async function readCalendar(text: string, today: string): Promise<FoundEvents> {
  const pause = createPause()
  const blocks = splitCalendar(text)
  const zoneOf = createZoneFinder(blocks)
  const entries: CalendarEntry[] = []
  for (const block of blocks) {
    if (block.kind === 'VEVENT') entries.push(readBlock(block, zoneOf))
    await pause()
  }
  const events: FoundEvent[] = []
  let isCut = false
  for (const group of groupByUid(entries).values()) {
    const replacements = group.filter(({ replaces }) => replaces)
    const masters = group.filter(({ replaces }) => !replaces)
    // A file with a changed date alone: the date is an event of its own.
    for (const entry of masters.length > 0 ? masters : replacements) {
      const limit = importLimits.occurrences - events.length
      isCut ||= limit <= 0
      if (limit <= 0) break
      const found = spreadEntry(entry, {
        replacements: masters.length > 0 ? replacements : [],
        today: Date.parse(`${today}T00:00:00Z`),
        limit,
      })
      events.push(...found)
      isCut ||= found.length >= limit
      await pause()
    }
  }
  return {
    events,
    notes: isCut ? [{ label: 'event_import_occurrences', markers: { MAX: importLimits.occurrences } }] : [],
  }
}
