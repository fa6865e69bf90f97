import { useEffect, useEffectEvent } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import { FailedRequest } from '../../wire/FailedRequest'
import { presentFailedRequest } from '../../wire/presentFailedRequest'

const PAUSE_MS = 10_000
const KEY = 'foyer.reloaded'

/**
 * Returns true if the page may be reloaded after an error, and stores the time. Returns false within 10 s of the last
 * reload at the same address, because the page would reload for ever if the error lasts (decisions). Returns false if
 * the time can't be stored.
 */
export function mayReload(): boolean {
  const now = Date.now()
  try {
    const [address, at] = (sessionStorage.getItem(KEY) ?? '').split('\n')
    if (address === location.href && now - Number(at) < PAUSE_MS) return false
    sessionStorage.setItem(KEY, `${location.href}\n${now}`)
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

interface FailedList {
  readonly error: unknown
  /** True if a list is shown, so that only the next page failed. */
  readonly isLoaded: boolean
  /** True if the list shows the account's pictures, false for those of a series. */
  readonly isAccounts: boolean
}

/**
 * True if the portal refused the request or sent an unreadable response; false for a lost connection, an ended session
 * or a missing right.
 */
function isServerError(error: unknown): boolean {
  if (!(error instanceof FailedRequest)) return false
  const shown = presentFailedRequest(error, 'pix')
  return shown.kind === 'error' || (shown.kind === 'message' && !shown.captionLabel)
}

/**
 * Shows the error of a failed list. Reloads the page instead if the portal could not send the account's pictures at all
 * (image-library 8.1). Reloads at most once in 10 s; a further error within this time is shown (decisions).
 */
export function useListFailure(config: ResolvedConfig, { error, isLoaded, isAccounts }: FailedList): void {
  const { runtime, showFailedRequest } = useShell()
  const show = useEffectEvent(async (failure: unknown) => {
    if (isLoaded || !isAccounts || !isServerError(failure) || !mayReload()) return showFailedRequest(failure)
    runtime.reportError(failure)
    return config.reload('pix.manage: the pictures of the account could not be loaded')
  })
  useEffect(() => {
    if (error) void show(error)
  }, [error])
}
