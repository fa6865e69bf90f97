/** What the portal's list of events is narrowed by. */
export interface EventFilter {
  /** Words, each of which must stand in title, place, organiser or keywords. */
  search: string
  /** 'YYYY-MM-DD', or empty: events of that day. */
  date: string
  /** Counted from 1. */
  page: number
}
