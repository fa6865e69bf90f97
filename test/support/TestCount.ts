/** Result of one test runner. */
export interface TestCount {
  passed: number
  failed: number
  skipped: number
  /** One line for each failure, with the name of its file. */
  failures: string[]
}
