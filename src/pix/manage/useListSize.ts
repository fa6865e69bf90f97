import { type RefObject, startTransition, useEffectEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useShell } from '../../shell/useShell'
import type { WindowSize } from '../../kit/window/ModalDialog'

/** What a list measures, in px. */
interface ListSize {
  /** With its margins and its scroll bar. */
  readonly width: number
  /** Of what shows. */
  readonly height: number
}

/** Header, tools and upload bar in their built-in places, in px. */
const AROUND_LIST = 215

/** What was measured last. */
let last: ListSize | undefined

/** The first list most likely has the window's own size, or the screen's if that is smaller. */
function guessSize({ width, height = Infinity }: WindowSize): ListSize {
  return { width: Math.min(width, window.innerWidth), height: Math.min(height, window.innerHeight) - AROUND_LIST }
}

/**
 * Measures a list, again whenever its size changes. Before the first measurement it returns the size of the last list, because the next
 * list most likely has the same size: so the list renders and is laid out once. `onMeasured` runs after each measurement.
 */
export function useListSize(scroller: RefObject<HTMLElement | null>, onMeasured: () => void): ListSize {
  const { size: windowSize } = useShell()
  const [size, setSize] = useState(() => last ?? guessSize(windowSize))
  const tellMeasured = useEffectEvent(onMeasured)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = () => {
      const { offsetWidth: width, clientHeight: height } = element
      const { width: before } = last ?? guessSize(windowSize)
      const now = { width, height }
      last = now
      const take = () => setSize(old => (old.width === width && old.height === height ? old : now))
      // By the height alone no tile moves.
      if (width === before) startTransition(take)
      else flushSync(take)
      tellMeasured()
    }
    // Told when all is laid out, and before it shows: to measure here already would lay out the window twice.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, windowSize])
  return size
}
