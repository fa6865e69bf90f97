import type { FoyerConfig } from '../config/FoyerConfig'
import { FoyerError } from '../lib/FoyerError'

const told = new WeakSet<FoyerError>()

/**
 * Calls the page's `onError` with an error, unless it got the error before. Ignores every error that is not a
 * FoyerError.
 */
export function tellPage({ onError }: Pick<FoyerConfig, 'onError'>, error: unknown): void {
  if (!(error instanceof FoyerError) || told.has(error)) return
  told.add(error)
  // `onError` is called later. So an error that `onError` throws is an unhandled rejection of the page and changes
  // nothing here.
  void Promise.resolve(error).then(onError)
}
