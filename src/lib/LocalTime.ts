/** A time of day as a clock on the wall shows it; no time zone. */
export interface LocalTime {
  readonly hour: number
  readonly minute: number
  readonly second: number
}
