import { type RefObject, startTransition, useEffectEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { pixWindows } from '../../pixWindows'

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

/** The very first list is most likely that of a window in its own size, or as large as the screen. */
function guessSize(): ListSize {
  const { width, height } = pixWindows['pix.manage'].size
  return { width: Math.min(width, window.innerWidth), height: Math.min(height, window.innerHeight) - AROUND_LIST }
}

/** The size of a list, measured again whenever it changes. Until then it counts as large as the last one, which it most likely is: so it is drawn and laid out once. `onMeasured` is told after each. */
export function useListSize(scroller: RefObject<HTMLElement | null>, onMeasured: () => void): ListSize {
  const [size, setSize] = useState(() => last ?? guessSize())
  const tellMeasured = useEffectEvent(onMeasured)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = () => {
      const { offsetWidth: width, clientHeight: height } = element
      const { width: before } = last ?? guessSize()
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
  }, [scroller])
  return size
}
