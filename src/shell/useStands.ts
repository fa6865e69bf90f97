import { useCallback, useEffect, useRef } from 'react'

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
