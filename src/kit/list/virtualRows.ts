import type { Rect, Virtualizer } from '@tanstack/react-virtual'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'

/**
 * Adds the focused row to the rendered rows, because removing it from the page would lose the focus. Leaves out the
 * outermost row on the same side, so that the number of rows stays the same.
 */
export function includeRow(rows: readonly number[], activeRow: number): number[] {
  if (rows.length === 0 || rows.includes(activeRow)) return [...rows]
  return activeRow < (rows[0] ?? 0) ? [activeRow, ...rows.slice(1)] : [...rows.slice(0, -1), activeRow]
}

/**
 * Reports the size of a virtual list after layout. Pass this function to the virtualizer as `observeElementRect`. The
 * virtualizer's default measures at once, which causes a second layout of the window.
 */
export function observeListRect<Scroller extends Element>(
  { scrollElement }: Virtualizer<Scroller, Element>,
  tell: (rect: Rect) => void,
): (() => void) | undefined {
  if (!scrollElement) return undefined
  const observer = new ResizeObserver(() =>
    tell({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }),
  )
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/** Lists for which `scrollVirtualList` was called before. */
const scrolled = new WeakSet<Element>()

/**
 * Scrolls a virtual list. Pass this function to the virtualizer as `scrollToFn`. The virtualizer's default calls the
 * element's `scrollTo` method. This function does not, because Prototype.js on old pages replaces that method on every
 * element with one that scrolls the page.
 */
export function scrollVirtualList<Scroller extends Element>(
  offset: number,
  { adjustments = 0 }: { adjustments?: number | undefined },
  { scrollElement }: Virtualizer<Scroller, Element>,
): void {
  if (!scrollElement) return
  const to = offset + adjustments
  // A new list is at its start. Setting `scrollTop` would force a layout before the window is complete.
  if (to !== 0 || scrolled.has(scrollElement)) scrollElement.scrollTop = to
  scrolled.add(scrollElement)
}

/**
 * Returns the number of rows of a list to render: first the visible ones, then `Infinity`.
 * @param inSight number of rows that fit
 */
export function useRowsInTurn(inSight: number): number {
  const [rows, setRows] = useState(inSight)
  useEffect(() => startTransition(() => setRows(Infinity)), [])
  return rows
}

/**
 * True when a list should be rendered now. After `isListed` becomes true, the list renders later, in short tasks. After
 * it becomes false, the list disappears at once.
 */
export function useDeferredList(isListed: boolean): boolean {
  return useDeferredValue(isListed) && isListed
}
