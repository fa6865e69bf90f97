import { useCallback, useRef } from 'react'

/**
 * Marks items by index, singly or as ranges from the item of the last single action. A range that shrinks unmarks the
 * items it had marked.
 * @param onMarks gets the marks in the order of marking, and for a range the item at which it now ends
 */
export function useRangeMarks(
  items: readonly { readonly Id: number }[],
  marks: ReadonlySet<number>,
  onMarks: (ids: ReadonlySet<number>, end?: number) => void,
) {
  const anchor = useRef({ index: 0, base: marks })

  const startAt = useCallback((index: number) => (anchor.current = { index, base: marks }), [marks])
  const toggle = useCallback(
    (index: number) => {
      const id = items[index]?.Id
      if (id === undefined) return
      const next = new Set(marks)
      if (!next.delete(id)) next.add(id)
      anchor.current = { index, base: next }
      onMarks(next)
    },
    [items, marks, onMarks],
  )
  const extendTo = useCallback(
    (index: number) => {
      const { index: from, base } = anchor.current
      const range = items.slice(Math.min(from, index), Math.max(from, index) + 1)
      onMarks(new Set([...base, ...range.map(({ Id }) => Id)]), items[index]?.Id)
    },
    [items, onMarks],
  )
  const markAll = useCallback(() => onMarks(new Set([...marks, ...items.map(({ Id }) => Id)])), [items, marks, onMarks])
  return { startAt, toggle, extendTo, markAll }
}
