/** Writes that a test sends to a portal before the test kills the portal. Each acknowledged write is marked. */
export interface Ledger {
  /** Upload keys with the number of their picture and, once it is acknowledged, the picture's id. */
  uploads: Map<string, { number: number; id: number | null }>
  /** Titles of series by Idempotency-Key. `isKnown` is true for an acknowledged title. */
  series: Map<string, { title: string; isKnown: boolean }>
  /** Possible titles of a picture: the last acknowledged one, and a pending one. */
  titles: string[]
  /** Possible titles of an event. */
  eventTitles: string[]
}
