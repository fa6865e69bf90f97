import { type RefObject, useLayoutEffect, useState } from 'react'

/** What was measured last. */
let last = 0

/** The inner width of a list in px, measured again whenever it or its margin changes. Until then it counts as wide as the last one, which it most likely is: so it is drawn and laid out once; 0 before the very first. */
export function useWidth(element: RefObject<HTMLElement | null>, margin: number): number {
  const [width, setWidth] = useState(last)
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const keep = (measured: number) => {
      last = measured
      setWidth(measured)
    }
    keep(element.current.clientWidth)
    const observer = new ResizeObserver(([entry]) => entry && keep(entry.contentRect.width))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return width
}
