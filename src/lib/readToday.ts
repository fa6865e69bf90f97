import type { LocalDate } from './LocalDate'
import { makeLocalDate } from './makeLocalDate'

/** The day that it is where the person is. */
export function readToday(now = new Date()): LocalDate {
  return makeLocalDate(now.getFullYear(), now.getMonth() + 1, now.getDate())!
}
