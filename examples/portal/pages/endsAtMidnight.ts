/** A day in ms. */
export const DAY_MS = 24 * 3600 * 1000

/** Returns a wall time, `YYYY-MM-DD HH:mm`, as a number of ms, without time zone, for calculations. */
export function wallMs(time: string): number {
  return Date.parse(`${time.replace(' ', 'T')}Z`)
}

/** True when an event lasts less than a day. Then 0:00 as its end means midnight and not the whole day. */
export function endsAtMidnight(dateFrom: string, dateTo: string): boolean {
  return wallMs(dateTo) - wallMs(dateFrom) < DAY_MS
}
