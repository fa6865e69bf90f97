const DAY = 24 * 3600 * 1000

/** The Monday of a day's week, both 'YYYY-MM-DD'. */
export function mondayOf(day: string): string {
  const time = Date.parse(day)
  return new Date(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10)
}
