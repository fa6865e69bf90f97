import { useCallback, useEffect, useRef } from 'react'
import { useGuardClose } from './useGuardClose'

/** Tells whether the window still stands, for what a late answer does to the page: who closed it, such as the page by its handle, may be at work there. */
export function useStands(): () => boolean {
  const stands = useRef(true)
  useEffect(() => {
    stands.current = true
    return () => {
      stands.current = false
    }
  }, [])
  return useCallback(() => stands.current, [])
}

const leaveFreely = () => Promise.resolve(true)

/** Keeps a window that loses nothing by being left, and so asks nobody, until it knows what came of what it sends. */
export function useStayWhileSending(isSending: boolean): void {
  useGuardClose(leaveFreely, false, isSending)
}
