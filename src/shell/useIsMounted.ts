import { useCallback, useEffect, useRef } from 'react'
import { useGuardClose } from './useCloseGuard'

/**
 * Returns a function that returns true while the calling component is mounted: the window or a part of it. Check this
 * before a late response changes the page. If the window has closed, the person may already be working on the page.
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
