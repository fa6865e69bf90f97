import type { Virtualizer } from '@tanstack/react-virtual'

/** Lists that were scrolled before. */
const scrolled = new WeakSet<Element>()

/**
 * Scrolls a virtual list, as its `scrollToFn`. Not by the element's own `scrollTo`, which is the virtualizer's default: old pages
 * put another one onto every element, and that of Prototype.js scrolls the page instead.
 */
export function scrollVirtualList<Scroller extends Element>(offset: number, { adjustments = 0 }: { adjustments?: number | undefined }, { scrollElement }: Virtualizer<Scroller, Element>): void {
  if (!scrollElement) return
  const to = offset + adjustments
  // A new one stands at its start: to say so would lay out the window before all of it is there.
  if (to !== 0 || scrolled.has(scrollElement)) scrollElement.scrollTop = to
  scrolled.add(scrollElement)
}
