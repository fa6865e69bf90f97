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
