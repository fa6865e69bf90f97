import type { Rect, Virtualizer } from '@tanstack/react-virtual'
import { startTransition, useContext, useEffect, useState } from 'react'
import { ProgressiveContext } from '../window/useProgressive'

/**
 * Adds the focused row to the rows that are drawn, or the focus would be lost by scrolling it away. One row beyond the
 * visible ones goes for it, on the side it lies on, so that no more are drawn than without it.
 */
export function includeRow(rows: readonly number[], activeRow: number): number[] {
  if (rows.length === 0 || rows.includes(activeRow)) return [...rows]
  return activeRow < (rows[0] ?? 0) ? [activeRow, ...rows.slice(1)] : [...rows.slice(0, -1), activeRow]
}

/** Tells a virtual list how large it shows, as its `observeElementRect`: when all is laid out. The virtualizer's default looks at once, and so lays out the window twice. */
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

/** Lists that were scrolled before. */
const scrolled = new WeakSet<Element>()

/**
 * Scrolls a virtual list, as its `scrollToFn`. Not by the element's own `scrollTo`, which is the virtualizer's default: old pages
 * put another one onto every element, and that of Prototype.js scrolls the page instead.
 */
export function scrollVirtualList<Scroller extends Element>(
  offset: number,
  { adjustments = 0 }: { adjustments?: number | undefined },
  { scrollElement }: Virtualizer<Scroller, Element>,
): void {
  if (!scrollElement) return
  const to = offset + adjustments
  // A new one stands at its start: to say so would lay out the window before all of it is there.
  if (to !== 0 || scrolled.has(scrollElement)) scrollElement.scrollTop = to
  scrolled.add(scrollElement)
}

/**
 * How many rows of a list are drawn: those in sight, and when they are there any number of others; in a window that is drawn piece by piece, none at first, then one in sight after the other.
 * @param inSight how many rows fit
 * @param furtherSteps so often it counts on there before the others, for what each row shows later
 */
export function useRowsInTurn(inSight: number, furtherSteps = 0): number {
  const isProgressive = useContext(ProgressiveContext)
  const [rows, setRows] = useState(isProgressive ? 0 : inSight)
  const last = isProgressive ? inSight + furtherSteps : inSight
  useEffect(() => {
    if (rows < Infinity) startTransition(() => setRows(rows < last ? rows + 1 : Infinity))
  }, [rows, last])
  return rows
}
