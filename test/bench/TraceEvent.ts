/** One line of a browser's trace; times in µs. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time, in contrast to the time that went by. */
  readonly tdur?: number
}
