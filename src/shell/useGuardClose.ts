import { useEffectEvent, useLayoutEffect } from 'react'
import { useShell } from './useShell'

/**
 * As long as `isNeeded`, `mayLeave` is asked before a person leaves the window one is in, and answers whether it closes; a window has one such
 * guard at a time. As long as `isSending`, leaving waits instead: what comes of it must not end unseen, nor take away a page on which somebody works on;
 * the window stays then, unless that has closed it.
 */
export function useGuardClose(mayLeave: () => Promise<boolean>, isNeeded = true, isSending = false): void {
  const { guardClose } = useShell()
  const decide = useEffectEvent(mayLeave)
  // With the drawing that shows what would be lost, not after it.
  useLayoutEffect(() => {
    if (!isNeeded && !isSending) return undefined
    let end = () => {}
    const sent = new Promise<boolean>(resolve => {
      end = () => resolve(false)
    })
    guardClose(() => (isSending ? sent : decide()))
    return () => {
      end()
      guardClose(undefined)
    }
  }, [isNeeded, isSending, guardClose])
}
