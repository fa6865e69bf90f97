// What was asked for longer ago, as by a preload or a pointer that came long before the click, may have changed since.
const FRESH_MS = 10_000
// What failed just now, as while its window was loading, is told as it is: nothing is asked twice behind the person’s back.
const JUST_NOW_MS = 1000

/** When something was asked for before a window wanted it, and when that failed or was refused; in ms of `performance.now`. */
export interface EarlyTimes {
  readonly at: number
  failedAt?: number
}

/** Whether a window asks anew instead of taking what was asked for then. */
export const isOutdated = ({ at, failedAt = Infinity }: EarlyTimes): boolean => performance.now() - at > FRESH_MS || performance.now() - failedAt > JUST_NOW_MS
