/** Writes to a portal that is killed repeatedly; each records whether it was acknowledged. */
export interface Ledger {
  /** Upload keys with the number of their picture and, once it is acknowledged, the picture's id. */
  uploads: Map<string, { number: number; id: number | null }>
  /** Titles of series by Idempotency-Key, and whether they were acknowledged. */
  series: Map<string, { title: string; isKnown: boolean }>
  /** Possible titles of a picture: the last acknowledged one, and a pending one. */
  titles: string[]
  /** Possible titles of an event. */
  eventTitles: string[]
}
