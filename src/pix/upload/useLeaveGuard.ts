import { useEffect, useEffectEvent } from 'react'
import { useShell } from '../../shell/useShell'

/** As long as `isNeeded`: asks before the window is left, and lets the browser ask before the page is. */
export function useLeaveGuard(isNeeded: boolean, ask: () => Promise<boolean>): void {
  const { guardClose } = useShell()
  const askFirst = useEffectEvent(ask)
  useEffect(() => {
    if (!isNeeded) return undefined
    const listening = new AbortController()
    guardClose(() => askFirst())
    window.addEventListener('beforeunload', event => event.preventDefault(), { signal: listening.signal })
    return () => {
      guardClose(undefined)
      listening.abort()
    }
  }, [isNeeded, guardClose])
}
