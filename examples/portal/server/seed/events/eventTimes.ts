import type { Seed } from '../Seed'

type Kind = Seed['eventParts']['kinds'][number]
/** When a generated event is. */
interface EventTimes {
  dateFrom: string
  dateTo: string
  seriesDates: string[]
}

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const WEEK = 7 * DAY
/** Most events are at the end of the week. */
const WEEKDAYS = [4, 5, 5, 6, 4, 3, 2, 5, 1, 6]
const WITHOUT_END = 0.3

/** Beginning, end and single dates of an event of that kind in the week that begins on `monday`; all of it wall time. */
export function eventTimes({ type, hours, minutes, days }: Kind, monday: string, random: () => number): EventTimes {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const begin = Date.parse(`${monday}T${pick(hours)}:00Z`) + (pick(WEEKDAYS) ?? 0) * DAY
  const count = days[0] + Math.floor(random() * (days[1] - days[0] + 1))
  const hasEnd = random() >= WITHOUT_END
  const dateFrom = wallTime(begin)
  if (type === 'series') {
    const dates = Array.from({ length: count }, (_, index) => begin + index * WEEK)
    return { dateFrom, dateTo: wallTime((dates.at(-1) ?? begin) + minutes * MINUTE), seriesDates: dates.map(wallTime) }
  }
  if (type === 'framework') {
    const lastDay = wallTime(begin + (count - 1) * DAY).slice(0, 10)
    return { dateFrom, dateTo: hasEnd ? `${lastDay} 18:00` : `${lastDay} 00:00`, seriesDates: [] }
  }
  return { dateFrom, dateTo: hasEnd ? wallTime(begin + minutes * MINUTE) : dateFrom, seriesDates: [] }
}

function wallTime(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}
