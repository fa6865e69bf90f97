import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element is narrower than so many px; looked at again whenever its size changes. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    const look = () => setNarrow(current.clientWidth > 0 && current.clientWidth < width)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, width])
  return isNarrow
}
