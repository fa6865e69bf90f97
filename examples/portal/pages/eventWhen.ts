const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('de-DE', { weekday: 'short', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('de-DE', { month: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Texts for the time of an event. */
export interface EventWhen {
  day: string
  /** Weekday and month, short, such as 'Fr, Nov.'. */
  weekdayAndMonth: string
  /** Month and year: the heading above the event. */
  month: string
  /** The day with its weekday and year, or the first and the last day without weekdays. */
  days: string
  /** The time of day, such as '19:30 bis 22 Uhr'; empty if the event has no time or takes several days. */
  hours: string
}

/**
 * Formats wall times 'YYYY-MM-DD HH:mm'; all texts are empty for an event without a date. Never converts time zones,
 * because the times are local to the event's location.
 */
export function eventWhen(dateFrom: string, dateTo: string): EventWhen {
  if (dateFrom === '') return { day: '', weekdayAndMonth: '', month: '', days: '', hours: '' }
  const from = new Date(`${dateFrom.slice(0, 10)}T00:00:00Z`)
  const to = new Date(`${dateTo.slice(0, 10) || dateFrom.slice(0, 10)}T00:00:00Z`)
  const isOneDay = from.getTime() >= to.getTime() || endsInTheNight(from, to, dateFrom, dateTo)
  const isOneYear = from.getUTCFullYear() === to.getUTCFullYear()
  return {
    day: day.format(from),
    weekdayAndMonth: `${weekday.format(from)}, ${shortMonth.format(from)}`,
    month: month.format(from),
    days: isOneDay
      ? fullDay.format(from)
      : `${(isOneYear ? dayAndMonth : longDay).format(from)} bis ${longDay.format(to)}`,
    hours: isOneDay ? hoursOf(dateFrom.slice(11, 16), dateTo.slice(11, 16)) : '',
  }
}

/**
 * True when an event begins at 16:00 or later and ends before 8:00 on the next day. The texts name only the first day.
 */
function endsInTheNight(from: Date, to: Date, dateFrom: string, dateTo: string): boolean {
  return (
    to.getTime() - from.getTime() === 24 * 3600 * 1000 && dateFrom.slice(11, 13) >= '16' && dateTo.slice(11, 13) < '08'
  )
}

function hoursOf(from: string, to: string): string {
  if (from === '' || from === '00:00') return ''
  const isOpenEnd = to === '' || to === '00:00' || to === '23:59' || to === from
  const end = isOpenEnd ? '' : ` bis ${plainHour(to)}`
  return `${plainHour(from)}${end} Uhr`
}

function plainHour(time: string): string {
  return time.replace(/^0/, '').replace(/:00$/, '')
}
