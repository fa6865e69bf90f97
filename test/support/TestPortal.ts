/** A running reference portal for one test. */
export interface TestPortal {
  /** Address, ending in a slash. */
  url: string
  dataDir: string
  /** Process id, for tests that kill the portal. */
  pid: number
  /** Logs a seeded account in and returns its cookie, `name=value`. */
  signIn(account: string): Promise<string>
  /** Returns the standard output so far. */
  output(): string
  /** Returns the error output so far. */
  errors(): string
  /** Stops the portal as Ctrl-C does and returns how it ended. Removes the data folder unless the test has set one. */
  stop(): Promise<{ code: number | null; milliseconds: number; errors: string }>
}
