import { type RefObject, useLayoutEffect, useState } from 'react'

/** What the scroller of a list measures, in px. */
interface ScrollerSize {
  /** Height of what shows. */
  readonly height: number
  /** Width of the scroll bar; 0 where it lies over the content. */
  readonly scrollBar: number
}

/** What was measured last. */
let last: ScrollerSize | undefined

/** The scroller's measures at the start. Those of the last list are taken on trust, so that the next one is laid out once. */
export function useScroller(element: RefObject<HTMLElement | null>): ScrollerSize {
  const [size, setSize] = useState(last)
  useLayoutEffect(() => {
    if (last || !element.current) return
    const { clientHeight, clientWidth, offsetWidth } = element.current
    last = { height: clientHeight, scrollBar: Math.max(0, offsetWidth - clientWidth) }
    setSize(last)
  }, [element])
  return size ?? { height: 0, scrollBar: 0 }
}
