import type { FailedRequest } from '../../wire/FailedRequest'
import { presentFailedRequest } from '../../wire/presentFailedRequest'

const PAUSE_MS = 10_000
const KEY = 'foyer.reloaded'

/**
 * Returns true if the page may be reloaded after an error, and stores the time. Returns false within 10 s of the last
 * reload at the same address, so that a lasting error does not reload the page for ever (list of decisions). Returns
 * false if the time can't be stored.
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

/**
 * True when the portal refused the request or sent an unreadable response; false for a lost connection, an ended
 * session or a missing right.
 */
function isServerError(error: FailedRequest): boolean {
  const shown = presentFailedRequest(error, 'pix')
  return shown.kind === 'error' || (shown.kind === 'message' && !shown.captionLabel)
}

/**
 * Returns true if the page must be reloaded, because the portal had an error and `mayReload` returns true. Otherwise
 * the error must be shown.
 */
export function shouldReload(error: FailedRequest): boolean {
  return isServerError(error) && mayReload()
}
