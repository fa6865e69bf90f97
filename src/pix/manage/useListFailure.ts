import { useEffect, useEffectEvent } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import { FailedRequest } from '../../wire/FailedRequest'
import { presentFailedRequest } from '../../wire/presentFailedRequest'

const PAUSE_MS = 10_000
const KEY = 'foyer.reloaded'

/**
 * Whether the page may be reloaded because something failed, and remembers that it was: not twice in 10 s at the same address
 * (decisions), or a failure that lasts would reload for ever. Never where the page can't remember it.
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
  /** A list is shown: only more of it failed. */
  readonly isLoaded: boolean
  /** They are the account's pictures, not those of a series. */
  readonly isAccounts: boolean
}

/** Whether the portal failed at its work; a line that is down, a session that ended and a missing right are no such failure. */
function isServerError(error: unknown): boolean {
  if (!(error instanceof FailedRequest)) return false
  const shown = presentFailedRequest(error, 'pix')
  return shown.kind === 'error' || (shown.kind === 'message' && !shown.captionLabel)
}

/**
 * Shows why a list could not be loaded. Where the portal could not give the account's pictures at all, the page is reloaded
 * instead (image-library 8.1), at most once in 10 s; after that the failure is shown (decisions).
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
