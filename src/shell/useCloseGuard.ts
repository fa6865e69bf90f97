import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type ShellActions, useShell } from './useShell'

type Guard = Parameters<ShellActions['guardClose']>[0]

/**
 * Returns `leave`, to call when a person wants to close the window, and `guardClose`, which sets the window's guard.
 * With a guard, `leave` closes the window only if the guard's promise resolves to true.
 */
export function useCloseGuard(close: () => void): { leave: () => void; guardClose: ShellActions['guardClose'] } {
  const whenClosed = useRef(close)
  useEffect(() => {
    whenClosed.current = close
  })
  const guard = useRef<Guard>(undefined)
  const isAsking = useRef(false)
  const leave = useCallback(() => {
    if (!guard.current) {
      whenClosed.current()
      return
    }
    // While the guard asks, a second press on the backdrop must not ask again.
    if (isAsking.current) return
    isAsking.current = true
    void guard
      .current()
      .then(mayLeave => mayLeave && whenClosed.current())
      .finally(() => {
        isAsking.current = false
      })
  }, [])
  const guardClose = useCallback((next: Guard) => {
    guard.current = next
  }, [])
  return { leave, guardClose }
}

/**
 * Guards the current window. While `isNeeded`, leaving calls `mayLeave`, and the window closes if `mayLeave` resolves
 * to true. A window has one such guard at a time. While `isSending`, leaving does not close the window. If the window
 * closed, nobody would see an error, and a success could navigate a page that the person already uses. After sending,
 * the person can leave again, unless the success has closed the window.
 */
export function useGuardClose(mayLeave: () => Promise<boolean>, isNeeded = true, isSending = false): void {
  const { guardClose } = useShell()
  const decide = useEffectEvent(mayLeave)
  // A layout effect, so that the guard is set in the React commit that shows the unsaved changes, not after it.
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
