import { useCallback, useEffect, useRef } from 'react'
import { useShell } from '../shell/useShell'

/** The caller's options for closing an event window. */
interface EventClosing {
  /** The page's address keeps its hash. */
  readonly keepHash?: boolean | undefined
  /** The page reloads. */
  readonly reload?: boolean | undefined
}

/**
 * Clears the hash of the page's address when the window closes, and reloads the page if the caller wants it (events 2.6):
 * however it closes, by a person, by its handle or by a signal.
 * @returns hands all that on to the window that is opened in this one's place with the same options
 */
export function useEventClosing({ keepHash = false, reload = false }: EventClosing): () => void {
  const { runtime, windowName } = useShell()
  const isOpen = useRef(false)
  const isHandedOn = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      // Delayed so that the window's promises settle before the page reloads; an effect that only runs again closes nothing.
      setTimeout(() => {
        if (isOpen.current || isHandedOn.current) return
        if (!keepHash && location.hash) history.replaceState(history.state, '', location.href.replace(/#.*/, ''))
        if (reload) runtime.readConfig().reload(windowName)
      })
    }
  }, [runtime, windowName, keepHash, reload])
  return useCallback(() => {
    isHandedOn.current = true
  }, [])
}
