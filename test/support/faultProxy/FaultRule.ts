import type { Fault } from './Fault'

/** Requests that get a fault. */
export interface FaultRule {
  /** Default: any method. */
  readonly method?: string
  /** Matched against path and query. */
  readonly path: RegExp
  /** Number of requests that get the fault; default: all. */
  readonly times?: number
  readonly fault: Fault
}
