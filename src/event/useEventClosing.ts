import { useCallback, useEffect, useRef } from 'react'
import { useShell } from '../shell/useShell'

/** The caller's options for closing an event window. */
interface EventClosing {
  /** True when the page's address keeps its hash. */
  readonly keepHash?: boolean | undefined
  /** True when the page reloads after the window has closed. */
  readonly reload?: boolean | undefined
}

/**
 * Clears the hash of the page's address when the window closes, unless `keepHash` is true. Reloads the page if `reload`
 * is true (events 2.6). This applies to every way of closing: by a person, by the handle or by a signal.
 * @returns a function that turns off both actions for this window. Call it before another window replaces this one,
 * because that window then applies both options
 */
export function useEventClosing({ keepHash = false, reload = false }: EventClosing): () => void {
  const { runtime, windowName } = useShell()
  const isOpen = useRef(false)
  const isTransferred = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      // Wait for the next task, so that the window's promises settle before the reload. If React only runs the effect
      // again, `isOpen` is true by then.
      setTimeout(() => {
        if (isOpen.current || isTransferred.current) return
        if (!keepHash && location.hash) history.replaceState(history.state, '', location.href.replace(/#.*/, ''))
        if (reload) runtime.readConfig().reload(windowName)
      })
    }
  }, [runtime, windowName, keepHash, reload])
  return useCallback(() => {
    isTransferred.current = true
  }, [])
}
