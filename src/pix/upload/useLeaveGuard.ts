import { useLayoutEffect } from 'react'
import { useGuardClose } from '../../shell/useGuardClose'

/** As long as `isNeeded`: asks before the window is left, and lets the browser ask before the page is. */
export function useLeaveGuard(isNeeded: boolean, ask: () => Promise<boolean>): void {
  useGuardClose(ask, isNeeded)
  // With the frame that shows what is under way, not after it.
  useLayoutEffect(() => {
    if (!isNeeded) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
