/** What the overview keeps of an event: its columns, and not the rest, since there may be twenty thousand. */
export interface EventRow {
  readonly Id: number
  readonly isPublished: boolean
  /** 0 undefined, 1 single, 2 framework, 3 series. */
  readonly type: number
  readonly title: string
  /** `YYYY-MM-DDTHH:MM:SS`; empty: the event has no date. */
  readonly from: string
  /** Its day, or from when to when, in short; empty: the event has no date. */
  readonly date: string
  /** hh:mm; empty where none is given. */
  readonly time: string
  readonly city: string
  /** The organiser. */
  readonly host: string
  readonly category: string
}
