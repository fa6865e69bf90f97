import { useEffectEvent, useLayoutEffect } from 'react'
import { useShell } from './useShell'

/**
 * As long as `isNeeded`, `mayLeave` is asked before a person leaves the window one is in, and answers whether it closes; a window has one such
 * guard at a time.
 */
export function useGuardClose(mayLeave: () => Promise<boolean>, isNeeded = true): void {
  const { guardClose } = useShell()
  const decide = useEffectEvent(mayLeave)
  // With the drawing that shows what would be lost, not after it.
  useLayoutEffect(() => {
    if (!isNeeded) return undefined
    guardClose(() => decide())
    return () => guardClose(undefined)
  }, [isNeeded, guardClose])
}
