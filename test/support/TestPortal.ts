/** A running reference portal that a test owns. */
export interface TestPortal {
  /** Its address, ending in a slash. */
  url: string
  dataDir: string
  /** The process's id, for tests that kill it. */
  pid: number
  /** Signs a seeded account in and answers its cookie, `name=value`. */
  signIn(account: string): Promise<string>
  /** What it has written to its standard output. */
  output(): string
  /** What it has written to its error output. */
  errors(): string
  /** Stops it as Ctrl-C does and answers how it ended; the data folder goes too unless the test gave it. */
  stop(): Promise<{ code: number | null; milliseconds: number; errors: string }>
}
