import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { EventRow } from '../EventRow'

/**
 * Returns the index to which a key moves the focus, limited to the list. Returns undefined if the key does not move the
 * focus, or if the list is empty.
 */
export function rowTarget(key: string, index: number, count: number, pageRows: number): number | undefined {
  const targets = new Map([
    ['ArrowDown', index + 1],
    ['ArrowUp', index - 1],
    ['PageDown', index + pageRows],
    ['PageUp', index - pageRows],
    ['Home', 0],
    ['End', count - 1],
  ])
  const target = targets.get(key)
  return target === undefined || count === 0 ? undefined : Math.min(Math.max(target, 0), count - 1)
}

/**
 * Manages the row that Tab reaches, and moves the focus to rows that are not rendered yet. The focus stays with its
 * event after sorting, and goes to a neighbour after the event is removed.
 */
export function useRowFocus(table: RefObject<HTMLElement | null>, rows: readonly EventRow[]) {
  const [wanted, setWanted] = useState({ id: 0, index: 0 })
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const isAwaited = useRef(false)
  const hasFocus = useRef(false)
  const found = rows[wanted.index]?.Id === wanted.id ? wanted.index : rows.findIndex(({ Id }) => Id === wanted.id)
  const active = found >= 0 ? found : Math.max(0, Math.min(wanted.index, rows.length - 1))

  useLayoutEffect(() => {
    const root = table.current?.getRootNode() as ShadowRoot | undefined
    const isLost = hasFocus.current && found < 0 && wanted.id > 0 && root?.activeElement === null
    if (!isAwaited.current && !isLost) return
    const row = table.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)
    if (!row) return
    isAwaited.current = false
    row.focus({ preventScroll: true })
  })
  const focus = useCallback(
    (index: number) => {
      isAwaited.current = true
      setWanted({ id: rows[index]?.Id ?? 0, index })
      redraw()
    },
    [rows],
  )
  return {
    active,
    focus,
    onFocus(event: FocusEvent) {
      hasFocus.current = true
      const index = Number(event.target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? Number.NaN)
      const row = rows[index]
      if (row) setWanted({ id: row.Id, index })
    },
    onBlur(event: FocusEvent) {
      // `hasFocus` becomes false only if the focus moves to another element of the same dialog. It stays true if the
      // focused row is removed (there is no next element). It also stays true if a dialog opens on top, because the
      // focus returns from there without a React event.
      const { relatedTarget } = event
      if (relatedTarget instanceof Element && relatedTarget.closest('dialog') === event.currentTarget.closest('dialog'))
        hasFocus.current = false
    },
  }
}
