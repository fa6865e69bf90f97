import { type FoundEvent, type FoundEvents, type FoundNote, importLimits, type ReadFailure } from './FoundEvent'
import type { ImportSource } from './ImportSource'
import { readCalendar } from './readCalendar'
import { readJsonLd } from './readJsonLd'

/** The events that were found, or the reason why there are none. */
type ReadResult = (FoundEvents & { readonly failure?: undefined }) | { readonly failure: ReadFailure }

const CALENDAR = /^BEGIN\s*:\s*(VCALENDAR|VEVENT)/im
const SCRIPT = /application\/ld\+json/i
/** The first bytes of a ZIP file, such as the one that Google exports. */
const ZIP = [0x50, 0x4b, 3, 4]

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const FOLD_SIGNS = [0x20, 0x09]
const isInsideLetter = (byte: number | undefined) => byte !== undefined && byte >> 6 === 0b10

/**
 * Moves each line break that is inside a UTF-8 letter to the end of this letter. Programs that fold lines after a
 * number of bytes write such line breaks.
 */
function mendFolds(bytes: Uint8Array): Uint8Array {
  const mended = new Uint8Array(bytes)
  for (let at = 0; at < bytes.length; at += 1) {
    const feed = bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED ? at + 1 : at
    const first = feed + 2
    if (bytes[feed] !== LINE_FEED || !FOLD_SIGNS.includes(bytes[feed + 1] ?? 0) || !isInsideLetter(bytes[first]))
      continue
    let last = first
    while (isInsideLetter(bytes[last])) last += 1
    mended.set(bytes.subarray(first, last), at)
    mended.set(bytes.subarray(at, first), at + last - first)
    at = last - 1
  }
  return mended
}

/** Decodes the bytes of a file as UTF-8, UTF-16 or, if they are neither, Windows-1252. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  for (const read of [() => bytes, () => mendFolds(bytes)])
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(read())
    } catch {
      // Try the next way to read the bytes.
    }
  return new TextDecoder('windows-1252').decode(bytes)
}

async function readText(text: string, today: string, signal: AbortSignal | undefined): Promise<ReadResult> {
  if (CALENDAR.test(text)) return readCalendar(text, today, signal)
  if (!SCRIPT.test(text) && !/^\s*[[{]/.test(text)) return { failure: 'event_import_error_kind' }
  return readJsonLd(text) ?? { failure: 'event_import_error_json' }
}

/** Sorts events: upcoming events first, then those without a date. Past events come last, the latest of them first. */
function arrange(events: readonly FoundEvent[], today: string): FoundEvent[] {
  const rankOf = ({ start, end }: FoundEvent) => (start === '' ? 1 : (end || start).slice(0, 10) < today ? 2 : 0)
  // Not `localeCompare`, which is slow for thousands of dates.
  const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
  return events
    .map(event => [rankOf(event), event] as const)
    .sort(
      ([rank, one], [otherRank, other]) =>
        rank - otherRank || (rank === 2 ? compare(other.start, one.start) : compare(one.start, other.start)),
    )
    .map(([, event]) => event)
}

/** Makes the keys unique, because the same event may be found twice. */
function withOwnKeys(events: readonly FoundEvent[]): FoundEvent[] {
  const counts = new Map<string, number>()
  return events.map(event => {
    const count = (counts.get(event.key) ?? 0) + 1
    counts.set(event.key, count)
    return count === 1 ? event : { ...event, key: `${event.key}|${count}` }
  })
}

/**
 * Reads the events of files or of a text: iCalendar, JSON-LD, or a page's source with JSON-LD. Lists at most
 * `importLimits.events`. A file that can't be read is left out, with a note, if other files have events.
 * @param today `YYYY-MM-DD`
 * @throws if no file has events and at least one file could not be opened
 */
export async function readEvents(source: ImportSource, today: string, signal?: AbortSignal): Promise<ReadResult> {
  if ('text' in source) {
    if (source.text.length > importLimits.bytes) return { failure: 'event_import_error_size' }
    const result = await readText(source.text, today, signal)
    return result.failure ? result : collect([result], today)
  }
  const opened = 'entries' in source ? await openEntries(source.entries) : { files: source.files, errors: [] }
  // Only folders were dropped.
  if (opened.files.length + opened.errors.length === 0) return { failure: 'event_import_error_folder' }
  const result = await readFiles(opened, today, signal)
  return result.failure || !('entries' in source) ? result : withNote(result, { label: 'event_import_error_folder' })
}

/** The files that the browser could open, and the errors of all other files. */
interface OpenedFiles {
  readonly files: readonly File[]
  readonly errors: readonly { readonly name: string; readonly error: unknown }[]
}

const leftOut = (name: string): FoundEvents => ({
  events: [],
  notes: [{ label: 'event_import_file_left', markers: { NAME: name } }],
})
const withNote = (found: FoundEvents, note: FoundNote): FoundEvents => ({ ...found, notes: [...found.notes, note] })

/** Opens the files that were dropped together with folders. */
async function openEntries(entries: readonly FileSystemEntry[]): Promise<OpenedFiles> {
  const files: File[] = []
  const errors: { name: string; error: unknown }[] = []
  for (const entry of entries) {
    if (!entry.isFile) continue
    const opening = new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    await opening.then(
      file => files.push(file),
      (error: unknown) => errors.push({ name: entry.name, error }),
    )
  }
  return { files, errors }
}

async function readFiles(
  { files, errors }: OpenedFiles,
  today: string,
  signal: AbortSignal | undefined,
): Promise<ReadResult> {
  if (files.reduce((sum, { size }) => sum + size, 0) > importLimits.bytes) return { failure: 'event_import_error_size' }
  const results = errors.map(({ name }) => leftOut(name))
  const reasons = errors.map(({ error }) => error)
  let failure: ReadFailure | undefined
  for (const file of files) {
    const bytes = await file.arrayBuffer().catch((error: unknown) => void reasons.push(error))
    const result = bytes && (await readFile(new Uint8Array(bytes), today, signal))
    if (result && !result.failure) results.push(result)
    else {
      failure ??= result?.failure
      results.push(leftOut(file.name))
    }
  }
  const hasEvents = results.some(({ events }) => events.length > 0)
  if (!hasEvents && reasons.length > 0) throw reasons[0]
  return !hasEvents && failure ? { failure } : collect(results, today)
}

async function readFile(bytes: Uint8Array, today: string, signal: AbortSignal | undefined): Promise<ReadResult> {
  if (ZIP.every((byte, index) => bytes[index] === byte)) return { failure: 'event_import_error_zip' }
  return readText(decode(bytes), today, signal)
}

/** Puts the events of all files in one list. */
function collect(results: readonly FoundEvents[], today: string): ReadResult {
  const events = withOwnKeys(
    arrange(
      results.flatMap(result => result.events),
      today,
    ),
  )
  if (events.length === 0) return { failure: 'event_import_error_nothing' }
  const { events: max } = importLimits
  return {
    events: events.slice(0, max),
    notes: [
      ...results.flatMap(({ notes }) => notes),
      ...(events.length > max
        ? [{ label: 'event_import_many', markers: { MAX: max, COUNT: events.length } } as const]
        : []),
    ],
  }
}
