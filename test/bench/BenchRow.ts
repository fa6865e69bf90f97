/** Limit of a row: at most or at least a multiple of the other value, or an absolute maximum. */
export type BenchLimit = { readonly kind: 'atMostTimes' | 'atLeastTimes' | 'atMost'; readonly value: number }

/** One line of the table. */
export interface BenchRow {
  readonly what: string
  readonly unit: 'ms' | 'MB' | 'requests/s' | 'elements' | 'frames' | 'nodes' | 'listeners' | 'kB'
  /** The library's or the portal's own; a median where several were taken. */
  readonly ours: number
  /** The value compared with. */
  readonly other?: number
  /** Without one the row only informs. */
  readonly limit?: BenchLimit
  /** Describes the other value, or adds a note. */
  readonly note: string
}
