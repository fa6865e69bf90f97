/** When an event takes place, as it is sent; wall time of its place, which no zone moves. */
export interface EventSpan {
  /** 1 single, 2 framework. */
  readonly IdEventType: 1 | 2
  /** `YYYY-MM-DDTHH:MM:SS`. */
  readonly DateFrom: string
  readonly DateTo: string
  /** A time of the start is given; else midnight in `DateFrom` means nothing. */
  readonly hasTime: boolean
}
