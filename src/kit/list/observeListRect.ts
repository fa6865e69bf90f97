import type { Rect, Virtualizer } from '@tanstack/react-virtual'

/** Tells a virtual list how large it shows, as its `observeElementRect`: when all is laid out. The virtualizer's default looks at once, and so lays out the window twice. */
export function observeListRect<Scroller extends Element>({ scrollElement }: Virtualizer<Scroller, Element>, tell: (rect: Rect) => void): (() => void) | undefined {
  if (!scrollElement) return undefined
  const observer = new ResizeObserver(() => tell({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }))
  observer.observe(scrollElement)
  return () => observer.disconnect()
}
