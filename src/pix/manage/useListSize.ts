import { type RefObject, startTransition, useEffectEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useShell } from '../../shell/useShell'
import type { WindowSize } from '../../kit/window/ModalDialog'

/** Size of a list in px. */
interface ListSize {
  /** Outer width, including padding and scroll bar. */
  readonly width: number
  /** Height of the visible area. */
  readonly height: number
}

/** Height in px of header, tools and upload bar in the built-in layout. */
const AROUND_LIST = 215

/** Size of the last measured list. */
let last: ListSize | undefined

/** Estimates the size of the first list from the size of its window, or of the viewport if that is smaller. */
function guessSize({ width, height = Infinity }: WindowSize): ListSize {
  return { width: Math.min(width, window.innerWidth), height: Math.min(height, window.innerHeight) - AROUND_LIST }
}

/**
 * Returns the size of a list, measured again whenever the size changes. Before the first measurement, returns the size
 * of the last list, or an estimate. A list most likely has the size of the last one, so it renders and is laid out only
 * once. `onMeasured` runs after each measurement.
 */
export function useListSize(scroller: RefObject<HTMLElement | null>, onMeasured: () => void): ListSize {
  const { size: windowSize } = useShell()
  const [size, setSize] = useState(() => last ?? guessSize(windowSize))
  const reportMeasured = useEffectEvent(onMeasured)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = () => {
      const { offsetWidth: width, clientHeight: height } = element
      const { width: before } = last ?? guessSize(windowSize)
      const now = { width, height }
      last = now
      const take = () => setSize(old => (old.width === width && old.height === height ? old : now))
      // No tile moves when only the height changes, so this update need not be synchronous.
      if (width === before) startTransition(take)
      else flushSync(take)
      reportMeasured()
    }
    // The observer runs after layout and before paint. Measuring in the effect itself would force a second layout of
    // the window.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, windowSize])
  return size
}
