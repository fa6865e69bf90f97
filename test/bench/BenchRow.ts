/** Limit of a row: a maximum or minimum as a multiple of the other value, or an absolute maximum. */
export type BenchLimit = { readonly kind: 'atMostTimes' | 'atLeastTimes' | 'atMost'; readonly value: number }

/** One row of the results that the benches print. */
export interface BenchRow {
  readonly what: string
  readonly unit: 'ms' | 'MB' | 'requests/s' | 'elements' | 'frames' | 'nodes' | 'listeners' | 'kB' | 'KiB'
  /** Value of the library or the portal; in most rows the median of several measurements. */
  readonly ours: number
  /** The value to compare with. */
  readonly other?: number
  /** Without a limit, the row is for information only. */
  readonly limit?: BenchLimit
  /** Describes the other value or the measurement. */
  readonly note: string
}
