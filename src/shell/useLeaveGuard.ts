import { useLayoutEffect } from 'react'
import { useGuardClose } from './useCloseGuard'

/** While `isNeeded`, asks before the window closes, and lets the browser ask before the page closes. */
export function useLeaveGuard(isNeeded: boolean, ask: () => Promise<boolean>): void {
  useGuardClose(ask, isNeeded)
  // A layout effect, so that the guard is active before the browser paints the state that needs it.
  useLayoutEffect(() => {
    if (!isNeeded) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
