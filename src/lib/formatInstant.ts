import { formatDate } from './formatDate'
import { formatTime } from './formatTime'
import { readToday } from './readToday'

/** Writes when something happened, in ms since 1970, as the clock showed it where the person is: dd.mm.yyyy, hh:mm. */
export function formatInstant(at: number): string {
  const then = new Date(at)
  return `${formatDate(readToday(then))}, ${formatTime({ hour: then.getHours(), minute: then.getMinutes(), second: 0 })}`
}
