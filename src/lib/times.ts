import { formatDate, readToday } from './dates'

/** A time of day as wall time, without a time zone. */
export interface LocalTime {
  readonly hour: number
  readonly minute: number
  readonly second: number
}

const SEPARATED = /^(\d{1,2})(?:[:.](\d{2})(?:[:.](\d{2}))?)?$/
const RUN_TOGETHER = /^(\d{1,2})(\d{2})(\d{2})?$/

/**
 * Reads a time from hour, minute and second digits (events 5.5): `9:30`, `09.30`, `0930`, `9`, `19:30:15`. Undefined
 * for anything else. Hours are 0 to 23, minutes and seconds 0 to 59.
 */
export function parseTime(text: string): LocalTime | undefined {
  const trimmed = text.trim()
  const found = SEPARATED.exec(trimmed) ?? RUN_TOGETHER.exec(trimmed)
  if (!found) return undefined
  const [hour = 0, minute = 0, second = 0] = found.slice(1).map(digits => Number(digits ?? 0))
  return hour < 24 && minute < 60 && second < 60 ? { hour, minute, second } : undefined
}

interface TimeFormat {
  /** True when midnight means 'no time given' and becomes empty (events 9). */
  readonly isMidnightOmitted?: boolean
}

/** Formats a time of day as hh:mm. */
export function formatTime({ hour, minute }: LocalTime, { isMidnightOmitted = false }: TimeFormat = {}): string {
  if (isMidnightOmitted && hour === 0 && minute === 0) return ''
  return [hour, minute].map(part => String(part).padStart(2, '0')).join(':')
}

/** Formats a moment, in ms since 1970, as dd.mm.yyyy, hh:mm in the person's time zone. */
export function formatInstant(at: number): string {
  const then = new Date(at)
  return `${formatDate(readToday(then))}, ${formatTime({ hour: then.getHours(), minute: then.getMinutes(), second: 0 })}`
}
