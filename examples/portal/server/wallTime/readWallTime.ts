import { config } from '../config'
import { eventRefusals } from '../events/eventRefusals'
import { RequestError } from '../http/RequestError'

const SHAPE = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{1,2})(?::\d{1,2}(?:\.\d+)?)?)?$/
const { firstYear, lastYear } = config.event

/** A day and time as the contract writes it, 'YYYY-MM-DD[THH:MM[:SS]]', as 'YYYY-MM-DD HH:MM'; nothing shifts it. Throws RequestError 400 for a time that no calendar and clock has, and for one with a zone. */
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

/** The portal's day, 'YYYY-MM-DD'. */
export function today(now = new Date()): string {
  return wireDate(now).slice(0, 10)
}

const PARTS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' })

/** A time as the contract sends it: 'YYYY-MM-DD HH:mm:ss', the portal's wall time. */
export function wireDate(date: Date): string {
  return PARTS.format(date)
}
