import ICAL from 'ical.js'

/** A time zone. Wall times are ms since 1970, as if the clock showed UTC. */
export interface Zone {
  readonly name: string
  /**
   * Returns the offset from UTC in ms at a wall time. If the wall time occurs twice, returns the offset of its first
   * occurrence.
   */
  offset(wall: number): number
  /** Returns the offset from UTC in ms at a moment. */
  offsetAt(utc: number): number
}

const PORTAL_ZONE = 'Europe/Berlin'

/** IANA names of zones, by their Windows name. */
const WINDOWS_NAMES: Readonly<Record<string, string>> = {
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Romance Standard Time': 'Europe/Paris',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'FLE Standard Time': 'Europe/Kiev',
  'GTB Standard Time': 'Europe/Bucharest',
  'Russian Standard Time': 'Europe/Moscow',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Israel Standard Time': 'Asia/Jerusalem',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'Arabian Standard Time': 'Asia/Dubai',
  'India Standard Time': 'Asia/Calcutta',
  'China Standard Time': 'Asia/Shanghai',
  'Singapore Standard Time': 'Asia/Singapore',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Korea Standard Time': 'Asia/Seoul',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'New Zealand Standard Time': 'Pacific/Auckland',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'US Mountain Standard Time': 'America/Phoenix',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Atlantic Standard Time': 'America/Halifax',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Argentina Standard Time': 'America/Buenos_Aires',
  UTC: 'Etc/UTC',
}

const SECOND_MS = 1000
const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** Creates a zone from a function that returns the zone's offset at a moment. */
function createZone(name: string, offsetAt: Zone['offsetAt']): Zone {
  const offset = (wall: number) => {
    const [before, after] = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)]
    return offsetAt(wall - before) !== before && offsetAt(wall - after) === after ? after : before
  }
  return { name, offset, offsetAt }
}

function createIntlZone(name: string): Zone {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const read = (utc: number) => {
    const parts = new Map(format.formatToParts(utc).map(({ type, value }) => [type, Number(value)]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
    return wall - Math.floor(utc / SECOND_MS) * SECOND_MS
  }
  // `Intl` is slow, so the offset at the start of each week is cached. A week that begins and ends with the same offset
  // counts as a week without a clock change. `Intl` is not called for the moments of such a week.
  const starts = new Map<number, number>()
  const startOf = (week: number) => {
    const offset = starts.get(week) ?? read(week * WEEK_MS)
    starts.set(week, offset)
    return offset
  }
  const offsetAt = (utc: number) => {
    const week = Math.floor(utc / WEEK_MS)
    return startOf(week) === startOf(week + 1) ? startOf(week) : read(utc)
  }
  return createZone(name, offsetAt)
}

/** Zones by name; null for names that the browser does not know. */
const known = new Map<string, Zone | null>()

function namedZone(name: string): Zone | undefined {
  if (!known.has(name)) {
    try {
      known.set(name, createIntlZone(name))
    } catch {
      known.set(name, null)
    }
  }
  return known.get(name) ?? undefined
}

/** UTC, for moments that end in `Z`. */
export const utcZone: Zone = { name: 'UTC', offset: () => 0, offsetAt: () => 0 }
/** Returns the zone of the portal's dates. */
export const portalZone = (): Zone => namedZone(PORTAL_ZONE) ?? utcZone

/** Returns a zone with a fixed offset such as `+02:00`. */
export function offsetZone(text: string): Zone {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(text) ?? []
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 * SECOND_MS
  const offset = () => (sign === '-' ? -size : size)
  return { name: text, offset, offsetAt: offset }
}

/**
 * Returns the zone of an identifier, which is an IANA or Windows name; undefined if the browser does not know it. An
 * IANA name of two or three parts is also found after a path such as `/mozilla.org/20050126_1/`.
 */
export function findZone(id: string): Zone | undefined {
  const parts = id.split('/').filter(Boolean)
  const names = [id, parts.slice(-3).join('/'), parts.slice(-2).join('/')]
  for (const name of names) {
    const zone = namedZone(WINDOWS_NAMES[name] ?? name)
    if (zone) return zone
  }
  return undefined
}

/** Rules that are computed quickly. Other rules could keep ical.js busy for ever. */
const SIMPLE_RULE =
  /^FREQ=YEARLY(;(INTERVAL=1|BYMONTH=\d{1,2}|BYDAY=[+-]?[1-5][A-Z]{2}|UNTIL=[\dTZ]+|WKST=[A-Z]{2}))*$/i

/** Returns the zone that a file describes by its own rules; undefined if a rule is not simple or can't be read. */
export function describedZone(id: string, lines: readonly string[]): Zone | undefined {
  const rules = lines.flatMap(line => (/^RRULE[:;]/i.test(line) ? [line.slice(line.indexOf(':') + 1)] : []))
  if (!rules.every(rule => SIMPLE_RULE.test(rule) && /BYDAY/i.test(rule) && /BYMONTH/i.test(rule))) return undefined
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(lines.join('\r\n')) as unknown[]))
    const read = (wall: number) =>
      zone.utcOffset(ICAL.Time.fromDateTimeString(new Date(wall).toISOString().slice(0, 19))) * SECOND_MS
    // ical.js finds the offset of a wall time, not of a moment. Near a clock change, it expects the wall time by the
    // smaller of the two offsets. So this code converts the moment with the smaller offset.
    const offsetAt = (utc: number) => read(utc + Math.min(read(utc - DAY_MS), read(utc + DAY_MS)))
    return Number.isFinite(read(0)) ? createZone(id, offsetAt) : undefined
  } catch {
    return undefined
  }
}

/** Returns the moment of a wall time in a zone, in ms since 1970. */
export const wallToUtc = (zone: Zone, wall: number): number => wall - zone.offset(wall)

/** Returns the wall time of a moment in a zone. */
export const utcToWall = (zone: Zone, utc: number): number => utc + zone.offsetAt(utc)
