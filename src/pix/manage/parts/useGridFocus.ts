import { type RefObject, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react'

/** Position of the focus, and layout of the grid. */
interface GridPosition {
  readonly index: number
  readonly count: number
  readonly columns: number
  /** Number of rows that Page Up and Page Down move by. */
  readonly pageRows: number
  /** True when the first tile of a row is on the right. */
  readonly isRtl: boolean
}

/** Returns the index that a key moves the focus to, limited to the grid; undefined if the key does not move it. */
export function gridTarget(
  key: string,
  isCtrl: boolean,
  { index, count, columns, pageRows, isRtl }: GridPosition,
): number | undefined {
  const rowStart = index - (index % columns)
  const toRight = isRtl ? -1 : 1
  const targets = new Map([
    ['ArrowRight', index + toRight],
    ['ArrowLeft', index - toRight],
    ['ArrowDown', index + columns],
    ['ArrowUp', index - columns],
    ['PageDown', index + columns * pageRows],
    ['PageUp', index - columns * pageRows],
    ['Home', isCtrl ? 0 : rowStart],
    ['End', isCtrl ? count - 1 : rowStart + columns - 1],
  ])
  const target = targets.get(key)
  if (target === undefined) return undefined
  // At the top edge the focus stays in its column.
  if (target < 0 && (key === 'ArrowUp' || key === 'PageUp')) return index % columns
  return Math.min(Math.max(target, 0), count - 1)
}

/**
 * Returns the index of the only tile in the Tab order, and a function that focuses a tile. A tile whose row is not
 * rendered yet gets the focus after it has rendered.
 */
export function useGridFocus(grid: RefObject<HTMLElement | null>, count: number) {
  const [wanted, setWanted] = useState(0)
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const isAwaited = useRef(false)
  const active = Math.max(0, Math.min(wanted, count - 1))

  useLayoutEffect(() => {
    if (!isAwaited.current) return
    const tile = grid.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)
    if (!tile) return
    isAwaited.current = false
    tile.focus({ preventScroll: true })
  })
  const focus = useCallback((index: number) => {
    isAwaited.current = true
    setWanted(index)
    redraw()
  }, [])
  return { active, setActive: setWanted, focus }
}
