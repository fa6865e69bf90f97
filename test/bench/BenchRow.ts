/** What a row may reach: at most that many times the other, at least that many times the other, or at most that much by itself. */
export type BenchLimit = { readonly kind: 'atMostTimes' | 'atLeastTimes' | 'atMost'; readonly value: number }

/** One line of the table. */
export interface BenchRow {
  readonly what: string
  readonly unit: 'ms' | 'MB' | 'requests/s' | 'elements' | 'frames' | 'nodes' | 'listeners' | 'kB'
  /** The library's or the portal's own; a median where several were taken. */
  readonly ours: number
  /** What it is measured against. */
  readonly other?: number
  /** Without one the row only informs. */
  readonly limit?: BenchLimit
  /** What the other is, or what else must be known. */
  readonly note: string
}
