import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'
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

/** The size of a list, measured again whenever it changes. Until then it counts as large as the last one, which it most likely is: so it is drawn and laid out once. */
export function useListSize(scroller: RefObject<HTMLElement | null>): ListSize {
  const [size, setSize] = useState(() => last ?? guessSize())
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
      else take()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return size
}
