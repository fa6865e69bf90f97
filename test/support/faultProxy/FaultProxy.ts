import type { FaultRule } from './FaultRule'

/** A proxy in front of a portal, on a loopback port of its own, that makes faults by rule. */
export interface FaultProxy {
  /** Its address, ending in a slash. */
  readonly url: string
  /** Method, path and query of every request since the last `reset`, in order: `GET /pix/pictures/by/1001?from=0`. */
  readonly asked: readonly string[]
  /** Adds a rule; of several that fit, the newest that is not used up counts. */
  add(rule: FaultRule): void
  /** Breaks every connection and refuses new ones. */
  goOffline(): Promise<void>
  /** Takes connections again, at the same address. */
  goOnline(): Promise<void>
  /** Forgets the rules and what was asked, and takes connections. */
  reset(): Promise<void>
  stop(): Promise<void>
}
