import { useEffectEvent, useLayoutEffect } from 'react'
import { useShell } from '../../shell/useShell'

/** As long as `isNeeded`: asks before the window is left, and lets the browser ask before the page is. */
export function useLeaveGuard(isNeeded: boolean, ask: () => Promise<boolean>): void {
  const { guardClose } = useShell()
  const askFirst = useEffectEvent(ask)
  // With the frame that shows what is under way, not after it.
  useLayoutEffect(() => {
    if (!isNeeded) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    guardClose(() => askFirst())
    window.addEventListener('beforeunload', warn)
    return () => {
      guardClose(undefined)
      window.removeEventListener('beforeunload', warn)
    }
  }, [isNeeded, guardClose])
}
