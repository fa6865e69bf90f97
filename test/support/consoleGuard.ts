import { format } from 'node:util'

type Level = 'error' | 'warn' | 'log' | 'info' | 'debug'

const LEVELS: readonly Level[] = ['error', 'warn', 'log', 'info', 'debug']

const ACT_HINT =
  'If this file opens whole windows, call withoutActEnvironment() (test/support) once, outside of the tests.'

/**
 * Records console messages. Fails the test for a message that `expectConsole` did not announce, and for an announced
 * message that did not come.
 */
export const consoleGuard = {
  expected: [] as { level: Level; text: RegExp; isSeen: boolean }[],
  unexpected: [] as string[],

  /** Replaces the console permanently; call it once per test file. */
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

  /** Ends the check of one test. Throws if a message was not announced, or an announced one did not come. */
  settle(): void {
    const missing = this.expected
      .filter(entry => !entry.isSeen)
      .map(entry => `console.${entry.level} matching ${entry.text} never came`)
    const errors = [...this.unexpected.map(text => `unexpected ${text}`), ...missing]
    this.expected.length = 0
    this.unexpected.length = 0
    if (errors.some(error => error.includes('not wrapped in act'))) errors.push(ACT_HINT)
    if (errors.length > 0) throw new Error(errors.join('\n'))
  },
}
