import { consoleGuard } from './consoleGuard'

/**
 * Announces a console message of the running test; the test fails if it does not come.
 * @param level the console method, such as `error`
 * @param text pattern of the formatted message
 */
export function expectConsole(level: 'error' | 'warn' | 'log' | 'info' | 'debug', text: RegExp): void {
  consoleGuard.expected.push({ level, text, isSeen: false })
}
