import { format } from 'node:util'

type Level = 'error' | 'warn' | 'log' | 'info' | 'debug'

const LEVELS: readonly Level[] = ['error', 'warn', 'log', 'info', 'debug']

/** Collects what a test writes to the console, so that a message nobody announced fails the test. */
export const consoleGuard = {
  expected: [] as { level: Level; text: RegExp; isSeen: boolean }[],
  unexpected: [] as string[],

  /** Takes the console's place for good; called once per test file. */
  install(): void {
    for (const level of LEVELS) {
      console[level] = (...values: unknown[]): void => this.take(level, format(...values))
    }
  },

  take(level: Level, text: string): void {
    const match = this.expected.find(entry => entry.level === level && entry.text.test(text))
    if (match) match.isSeen = true
    else this.unexpected.push(`console.${level}: ${text}`)
  },

  /** Ends the account of one test. Throws when a message was not announced, or an announced one never came. */
  settle(): void {
    const missing = this.expected
      .filter(entry => !entry.isSeen)
      .map(entry => `console.${entry.level} matching ${entry.text} never came`)
    const faults = [...this.unexpected.map(text => `unexpected ${text}`), ...missing]
    this.expected.length = 0
    this.unexpected.length = 0
    if (faults.length > 0) throw new Error(faults.join('\n'))
  },
}
