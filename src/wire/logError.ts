import type { ResolvedConfig } from '../config/resolveConfig'
import { tellPage } from './tellPage'

/** Returns the place where an error was thrown: the first address in its stack, with line and column. */
function errorPlace(stack: string): { readonly filename: string; readonly lineno: number; readonly colno: number } {
  const [, filename = '', line = '0', column = '0'] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/.exec(stack) ?? []
  return { filename, lineno: Number(line), colno: Number(column) }
}

/**
 * Logs a client error to the console. If `errorLogUrl` is set, also sends the error there, as the client error log
 * record (portal-accounts 3). The record never contains values of fields. Also passes a FoyerError to the page's
 * `onError`, unless `onError` got it before.
 */
export function logError(config: ResolvedConfig, error: unknown): void {
  console.error(error)
  tellPage(config, error)
  if (!config.errorLogUrl) return
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const record = {
    host: location.host,
    path: location.pathname,
    summary: `${name}: ${message}`.slice(0, 200),
    userAgent: navigator.userAgent,
    message,
    ...errorPlace(stack),
    error: stack,
  }
  navigator.sendBeacon(config.errorLogUrl, new Blob([JSON.stringify(record)], { type: 'application/json' }))
}
