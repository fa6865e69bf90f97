import type { Fault } from './Fault'

/** Which requests meet which fault. */
export interface FaultRule {
  /** Default: any method. */
  readonly method?: string
  /** Tried on path and query. */
  readonly path: RegExp
  /** How many requests meet it; default: all. */
  readonly times?: number
  readonly fault: Fault
}
