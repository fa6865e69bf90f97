import { useEffectEvent, useLayoutEffect } from 'react'
import { useShell } from './useShell'

/**
 * Guards the current window. While `isNeeded`, a person who leaves calls `mayLeave`, and the window closes if it resolves to true. A window has
 * one such guard at a time. While `isSending`, leaving waits until sending ends. Otherwise its error would go unseen, or its success would
 * navigate a page that is in use. The window then stays open, unless its success closed it.
 */
export function useGuardClose(mayLeave: () => Promise<boolean>, isNeeded = true, isSending = false): void {
  const { guardClose } = useShell()
  const decide = useEffectEvent(mayLeave)
  // Set in the same commit as the unsaved changes, not after it.
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
