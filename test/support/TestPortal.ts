/** A running reference portal that a test owns. */
export interface TestPortal {
  /** Its address, ending in a slash. */
  url: string
  dataDir: string
  /** The process's id, for tests that kill it. */
  pid: number
  /** Logs a seeded account in and returns its cookie, `name=value`. */
  signIn(account: string): Promise<string>
  /** Standard output so far. */
  output(): string
  /** Error output so far. */
  errors(): string
  /** Stops the portal as Ctrl-C does and returns how it ended. Removes the data folder unless the test passed one. */
  stop(): Promise<{ code: number | null; milliseconds: number; errors: string }>
}
