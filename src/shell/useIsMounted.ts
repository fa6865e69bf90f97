import { useCallback, useEffect, useRef } from 'react'
import { useGuardClose } from './useCloseGuard'

/**
 * Returns a function that is true while the window is mounted. Check it before a late response changes the page,
 * because the person may already work there.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}

const leaveFreely = () => Promise.resolve(true)

/**
 * Keeps the window open while it sends a request, so that the person sees the result. For windows without input that
 * could be lost.
 */
export function useStayWhileSending(isSending: boolean): void {
  useGuardClose(leaveFreely, false, isSending)
}
