import { type RefObject, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react'

/** Which tile of a grid Tab reaches, and moving the focus to it even when its row has yet to be drawn. */
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
