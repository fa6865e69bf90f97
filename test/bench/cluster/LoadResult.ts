/** Result of a load test in which each client sends its next request as soon as it has a response. */
export interface LoadResult {
  readonly what: string
  readonly processes: number
  readonly clients: number
  readonly requests: number
  readonly perSecond: number
  /** Median duration of a request in ms; `p95` and `p99` are the other percentiles. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly failed: number
  /**
   * CPU time of one request in ms: of the portal, and of PostgreSQL. Other work on the machine affects CPU time less
   * than the times above.
   */
  readonly portalCpu: number
  readonly databaseCpu: number
}
