/** Result of a load test in which each client sends its next request as soon as it has a response. */
export interface LoadResult {
  readonly what: string
  readonly processes: number
  readonly clients: number
  readonly requests: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly failed: number
  /** Milliseconds of a processor that one request took: of the portal, and of PostgreSQL. Unlike the times above, what else the machine does changes them little. */
  readonly portalCpu: number
  readonly databaseCpu: number
}
