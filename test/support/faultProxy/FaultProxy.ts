import type { FaultRule } from './FaultRule'

/** A proxy in front of a portal, on a free loopback port. Its rules say which requests get a fault. */
export interface FaultProxy {
  /** Address, ending in a slash. */
  readonly url: string
  /** Method, path and query of each portal request since the last `reset`: `GET /pix/pictures/by/1001?from=0`. */
  readonly asked: readonly string[]
  /** Adds a rule. If several match, the newest one that is not used up applies. */
  add(rule: FaultRule): void
  /** Breaks every connection and refuses new ones. */
  goOffline(): Promise<void>
  /** Accepts connections again, at the same address. */
  goOnline(): Promise<void>
  /** Removes all rules, clears `asked`, and accepts connections. */
  reset(): Promise<void>
  stop(): Promise<void>
}
