import { makeLocalDate } from '../../lib/dates'
import { portalZone, utcToWall, wallToUtc, type Zone } from './Zone'

/** A day or a moment as a file writes it. */
export interface CalendarMoment {
  /** Wall time in ms since 1970: its date and time, read as if they were UTC. For a day, the time is midnight. */
  readonly wall: number
  readonly isDay: boolean
  /** Undefined for a day, and for a wall time without a zone. */
  readonly zone: Zone | undefined
}

const MOMENT = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2}))?(?:[.,]\d+)?)?$/i

/**
 * Reads a day or a wall time without a zone, as written in iCalendar or JSON-LD. Returns undefined for anything else.
 * The caller removes `Z` or an offset first.
 */
export function readWall(text: string): Pick<CalendarMoment, 'wall' | 'isDay'> | undefined {
  const [found, year, month, day, hour, minute = '0', second = '0'] = MOMENT.exec(text.trim()) ?? []
  const date = found && makeLocalDate(Number(year), Number(month), Number(day))
  if (!date || Number(hour ?? 0) > 24 || Number(minute) > 59 || Number(second) > 60) return undefined
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const seconds = Number(hour ?? 0) * 3600 + Number(minute) * 60 + Math.min(59, Number(second))
  return { wall: midnight + seconds * 1000, isDay: hour === undefined }
}

/** Returns a moment in ms since 1970. A wall time without a zone is read in the portal's zone. */
export const momentOf = ({ wall, zone }: CalendarMoment): number => wallToUtc(zone ?? portalZone(), wall)

/** Returns a moment as wall time of the portal. */
export function toPortalWall({ wall, zone }: CalendarMoment): number {
  return zone ? utcToWall(portalZone(), wallToUtc(zone, wall)) : wall
}

/** Writes a wall time: `YYYY-MM-DD` for a day, else `YYYY-MM-DDTHH:MM:SS`. */
export const writeWall = (wall: number, isDay: boolean): string =>
  new Date(wall).toISOString().slice(0, isDay ? 10 : 19)
