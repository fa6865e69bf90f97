import type { Virtualizer } from '@tanstack/react-virtual'

/**
 * Scrolls a virtual list, as its `scrollToFn`. Not by the element's own `scrollTo`, which is the virtualizer's default: old pages
 * put another one onto every element, and that of Prototype.js scrolls the page instead.
 */
export function scrollVirtualList<Scroller extends Element>(offset: number, { adjustments = 0 }: { adjustments?: number | undefined }, { scrollElement }: Virtualizer<Scroller, Element>): void {
  if (scrollElement) scrollElement.scrollTop = offset + adjustments
}
