import { config } from '../config'
import { eventRefusals } from '../events/eventRefusals'
import { RequestError } from '../http/RequestError'

const SHAPE = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{1,2})(?::\d{1,2}(?:\.\d+)?)?)?$/
const { firstYear, lastYear } = config.event

/**
 * Reads a day and time in the contract's format, 'YYYY-MM-DD[THH:MM[:SS]]'. Also accepts a space for the T, and single
 * digits. Returns 'YYYY-MM-DD HH:MM' without conversion; the time is 00:00 if it is missing. Throws RequestError 400
 * for an impossible date or time, for a year outside `config.event`, and for a time zone.
 */
export function readWallTime(text: string): string {
  const [, year, month, day, hour = '0', minute = '0'] = SHAPE.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined)
    throw new RequestError(400, eventRefusals.noSuchTime(text))
  if (Number(year) < firstYear || Number(year) > lastYear) throw new RequestError(400, eventRefusals.noSuchYear(year))
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day))
    throw new RequestError(400, eventRefusals.noSuchDay(`${Number(day)}.${Number(month)}.${year}`))
  if (Number(hour) > 23 || Number(minute) > 59)
    throw new RequestError(400, eventRefusals.noSuchClock(`${hour}:${two(minute)}`))
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}

function two(text: string): string {
  return text.padStart(2, '0')
}

/** Returns the current day in the portal's time zone, 'YYYY-MM-DD'. */
export function today(now = new Date()): string {
  return wireDate(now).slice(0, 10)
}

const PARTS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' })

/** Returns a time as the contract sends it: 'YYYY-MM-DD HH:mm:ss' in the portal's time zone. */
export function wireDate(date: Date): string {
  return PARTS.format(date)
}
