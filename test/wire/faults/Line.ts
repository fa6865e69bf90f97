/** A browser's line to the portal through the fault proxy. */
export interface Line {
  /** The proxy's address, ending in a slash. */
  readonly url: string
  /** Where its requests come from, for limits that count by address. */
  address: string
  readonly cookies: Map<string, string>
  /** Whether the library's own patience is a moment, so that a test need not wait half a minute. */
  isImpatient: boolean
  /** The Idempotency-Key of every request; '' where it had none. */
  readonly keys: string[]
}
