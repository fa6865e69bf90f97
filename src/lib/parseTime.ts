import type { LocalTime } from './LocalTime'

const SEPARATED = /^(\d{1,2})(?:[:.](\d{2})(?:[:.](\d{2}))?)?$/
const RUN_TOGETHER = /^(\d{1,2})(\d{2})(\d{2})?$/

/**
 * Reads a time by its hour, minute and second digits (events 5.5): `9:30`, `09.30`, `0930`, `9`, `19:30:15`. Undefined for anything else;
 * hours are 0 to 23, minutes and seconds 0 to 59.
 */
export function parseTime(text: string): LocalTime | undefined {
  const trimmed = text.trim()
  const found = SEPARATED.exec(trimmed) ?? RUN_TOGETHER.exec(trimmed)
  if (!found) return undefined
  const [hour = 0, minute = 0, second = 0] = found.slice(1).map(digits => Number(digits ?? 0))
  return hour < 24 && minute < 60 && second < 60 ? { hour, minute, second } : undefined
}
