import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether an element is narrower than so many px; looked at again whenever its size changes. Until it is laid out it counts as wide as the screen. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isNarrow, setNarrow] = useState(() => window.innerWidth < width)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    // Told when all is laid out, and before it shows: to look here already would lay out the window twice.
    const observer = new ResizeObserver(() => {
      if (current.clientWidth > 0) flushSync(() => setNarrow(current.clientWidth < width))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, width])
  return isNarrow
}
