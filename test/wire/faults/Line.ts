/** A browser's connection to the portal through the fault proxy. */
export interface Line {
  /** The proxy's address, ending in a slash. */
  readonly url: string
  /** Sent as `X-Forwarded-For`, because the portal limits requests by IP address. */
  address: string
  readonly cookies: Map<string, string>
  /** True when the library's time limits are shortened, so that a test need not wait half a minute. */
  isImpatient: boolean
  /** The Idempotency-Key of every request; '' for a request without one. */
  readonly keys: string[]
}
