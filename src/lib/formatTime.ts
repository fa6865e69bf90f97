import type { LocalTime } from './LocalTime'

interface TimeFormat {
  /** Midnight stands for 'no time given' and is written as nothing (events 9). */
  readonly isMidnightOmitted?: boolean
}

/** Writes a time of day as hh:mm. */
export function formatTime({ hour, minute }: LocalTime, { isMidnightOmitted = false }: TimeFormat = {}): string {
  if (isMidnightOmitted && hour === 0 && minute === 0) return ''
  return [hour, minute].map(part => String(part).padStart(2, '0')).join(':')
}
