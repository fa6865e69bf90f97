import { useCallback, useEffect, useRef } from 'react'
import type { ShellActions } from './useShell'

type Guard = Parameters<ShellActions['guardClose']>[0]

/** Returns the function that closes a window for a person: at once, or after the window's guard agreed. */
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
    // A second press on the backdrop must not ask again.
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
