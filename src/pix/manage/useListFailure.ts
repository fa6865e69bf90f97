import { useEffect, useEffectEvent } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import { FailedRequest } from '../../wire/FailedRequest'
import { pixParts } from '../pixParts'

interface FailedList {
  readonly error: unknown
  /** True when a list is shown. Then only its next page, or a new request for its pictures, has failed. */
  readonly isLoaded: boolean
  /** True when the list shows the account's pictures, all or the marked ones; false for those of a series. */
  readonly isAccounts: boolean
}

/**
 * Shows the error of a failed list. Reloads the page instead if no list is loaded, and the portal refused the account's
 * pictures or sent an unreadable response (image-library 8.1). Reloads at most once in 10 s; a further error within
 * this time is shown (list of decisions).
 */
export function useListFailure(config: ResolvedConfig, { error, isLoaded, isAccounts }: FailedList): void {
  const { runtime, showFailedRequest } = useShell()
  const show = useEffectEvent(async (failure: unknown) => {
    if (!isLoaded && isAccounts && failure instanceof FailedRequest && failure.failure.kind !== 'unreachable') {
      // If the code of `shouldReload` does not load, the error is shown.
      const shouldReload = await pixParts.shouldReload().catch(() => undefined)
      if (shouldReload?.(failure)) {
        runtime.reportError(failure)
        return config.reload('pix.manage: the pictures of the account could not be loaded')
      }
    }
    return showFailedRequest(failure)
  })
  useEffect(() => {
    if (error) void show(error)
  }, [error])
}
