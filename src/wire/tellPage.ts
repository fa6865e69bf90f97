import type { FoyerConfig } from '../config/FoyerConfig'
import { FoyerError } from '../lib/FoyerError'

const told = new WeakSet<FoyerError>()

/**
 * Calls the page's `onError` with an error, unless `onError` got the error before. Ignores every error that is not a
 * FoyerError.
 */
export function tellPage({ onError }: Pick<FoyerConfig, 'onError'>, error: unknown): void {
  if (!(error instanceof FoyerError) || told.has(error)) return
  told.add(error)
  // `onError` is called later, in a microtask. So an error that `onError` throws is an unhandled rejection of the page,
  // and does not reach the caller of `tellPage`.
  void Promise.resolve(error).then(onError)
}
