/** What was sent to a portal that is killed again and again, and what of it was acknowledged. */
export interface Ledger {
  /** Upload keys with the number of their picture; the picture's id once it was acknowledged. */
  uploads: Map<string, { number: number; id: number | null }>
  /** Titles of series by Idempotency-Key, and whether they were acknowledged. */
  series: Map<string, { title: string; isKnown: boolean }>
  /** The titles that a picture may have: the last acknowledged one, and one that was under way. */
  titles: string[]
  /** The same of an event. */
  eventTitles: string[]
}
