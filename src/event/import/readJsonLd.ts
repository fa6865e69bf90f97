import { type CalendarMoment, readWall, toPortalWall, writeWall } from './CalendarMoment'
import type { FoundEvent, FoundEvents, FoundNote } from './FoundEvent'
import { lineFromOutside, linkFromOutside, textFromOutside } from './textFromOutside'
import { offsetZone, utcZone } from './Zone'

type Node = Readonly<Record<string, unknown>>

const SCRIPT_START = /<script\b([^<>]*)>/gi
const SCRIPT_END = /<\/script/gi
const JSON_TYPE = /\btype\s*=\s*["']?application\/ld\+json/i
/**
 * Maximum depth and number of the nodes that are read. A text from outside may be nested very deeply, or have very many
 * nodes.
 */
const MAX_DEPTH = 12
const MAX_NODES = 50_000
/** Types of events: names that end in `Event`, and some others. */
const KINDS = /(^|[/:#])(\w*Event|Festival|EventSeries|CourseInstance|Hackathon)$/

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
const isEvent = (node: Node) => listOf(node['@type']).some(type => typeof type === 'string' && KINDS.test(type))

/** Returns the JSON-LD scripts of a page's source. Reads the source in one pass. */
function scriptsOf(source: string): string[] {
  const scripts: string[] = []
  let from = 0
  for (;;) {
    SCRIPT_START.lastIndex = from
    const start = SCRIPT_START.exec(source)
    SCRIPT_END.lastIndex = SCRIPT_START.lastIndex
    const end = start && SCRIPT_END.exec(source)
    if (!end) return scripts
    if (JSON_TYPE.test(start[1] ?? '')) scripts.push(source.slice(SCRIPT_START.lastIndex, end.index))
    from = SCRIPT_END.lastIndex
  }
}

/** Returns the first text of a value, which may be a list or a text in a language. */
function textOf(value: unknown): string {
  for (const each of listOf(value)) {
    if (typeof each === 'string') return each
    if (isNode(each) && typeof each['@value'] === 'string') return each['@value']
  }
  return ''
}
const nodeOf = (value: unknown): Node => listOf(value).find(isNode) ?? {}
const nameOf = (value: unknown) => lineFromOutside(textOf(value) || textOf(nodeOf(value)['name']))

function placeOf(value: unknown): string {
  const place = listOf(value).find(each => !isNode(each) || each['@type'] !== 'VirtualLocation')
  const address = nodeOf(place)['address']
  const lines = isNode(address)
    ? ['streetAddress', 'postalCode', 'addressLocality'].map(name => lineFromOutside(textOf(address[name])))
    : [lineFromOutside(textOf(address))]
  const [street = '', code = '', city = ''] = lines
  return [...new Set([nameOf(place), street, `${code} ${city}`.trim()])].filter(Boolean).join(', ')
}

const ZONE = /T.*?(Z|[+-]\d{2}:?\d{2})$/i
/** Maximum length of a date in characters. */
const MAX_DATE = 40

function readMoment(value: unknown): CalendarMoment | undefined {
  const text = textOf(value).trim().slice(0, MAX_DATE)
  const zone = ZONE.exec(text)?.[1]
  const wall = readWall(zone ? text.slice(0, -zone.length) : text)
  return wall && { ...wall, zone: zone ? (zone.toUpperCase() === 'Z' ? utcZone : offsetZone(zone)) : undefined }
}

function eventOf(node: Node): FoundEvent {
  const start = readMoment(node['startDate'])
  const end = readMoment(node['endDate'])
  const begin = start && toPortalWall(start)
  const finish = end && toPortalWall(end)
  const hasEnd = start && begin !== undefined && finish !== undefined && finish > begin
  const isCancelled = /Cancelled$/i.test(textOf(node['eventStatus']))
  const title = nameOf(node['name'])
  const place = placeOf(node['location'])
  const link = linkFromOutside(textOf(node['url']))
  const notes: (FoundNote | false | undefined)[] = [
    isCancelled && { label: 'event_import_note_cancelled' },
    !start && { label: 'event_import_note_no_date' },
    start && finish !== undefined && begin !== undefined && finish < begin && { label: 'event_import_note_end' },
    start?.zone &&
      start.zone !== utcZone &&
      begin !== start.wall && { label: 'event_import_note_zone', markers: { ZONE: start.zone.name } },
    'eventSchedule' in node && { label: 'event_import_note_schedule' },
  ]
  return {
    key: `${[link, title, place].join('|')}|${begin === undefined ? '' : writeWall(begin, start!.isDay)}`,
    title,
    text: textFromOutside(textOf(node['description'])),
    place,
    organiser: nameOf(node['organizer']),
    link,
    ticketLink: linkFromOutside(textOf(nodeOf(node['offers'])['url'])),
    start: begin === undefined ? '' : writeWall(begin, start!.isDay),
    // If the start has a time and the end is only a day, the end time is not known.
    end: hasEnd && (!end!.isDay || start.isDay) ? writeWall(finish, start.isDay) : '',
    isDoubtful: isCancelled,
    notes: notes.filter(note => Boolean(note)) as FoundNote[],
  }
}

/**
 * Collects the events of a value. If an event has sub-events, such as the dates of a series, they replace it. A
 * sub-event gets the values that it lacks from the event.
 */
function collect(root: unknown): FoundEvent[] {
  const found: FoundEvent[] = []
  let nodes = 0
  const visit = (value: unknown, depth: number): void => {
    nodes += 1
    if (depth > MAX_DEPTH || nodes > MAX_NODES || typeof value !== 'object' || value === null) return
    if (isNode(value) && isEvent(value)) {
      const inner = [...listOf(value['subEvent']), ...listOf(value['subEvents'])].filter(isNode)
      const before = found.length
      for (const each of inner) visit({ ...value, subEvent: null, subEvents: null, ...each }, depth + 1)
      if (found.length === before) found.push(eventOf(value))
      return
    }
    for (const each of Object.values(value)) visit(each, depth + 1)
  }
  visit(root, 0)
  return found
}

/**
 * Reads the events of JSON-LD: a text, or a page's source with JSON-LD scripts. Parses only JSON, no HTML.
 * @returns undefined if the text has no valid JSON
 */
export function readJsonLd(text: string): FoundEvents | undefined {
  const scripts = scriptsOf(text)
  const sources = scripts.length > 0 ? scripts : [text]
  const events: FoundEvent[] = []
  let brokenCount = 0
  for (const source of sources) {
    try {
      // Some pages put the JSON into an HTML comment.
      events.push(...collect(JSON.parse(source.trim().replace(/^<!--|-->$/g, ''))))
    } catch {
      brokenCount += 1
    }
  }
  if (brokenCount === sources.length) return undefined
  return {
    events,
    notes: brokenCount > 0 ? [{ label: 'event_import_block', markers: { COUNT: brokenCount } }] : [],
  }
}
