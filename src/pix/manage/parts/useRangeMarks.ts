import { useCallback, useRef } from 'react'
import type { Picture } from '../../picture/Picture'

/** Marking by index: single tiles, and ranges that begin where the last single act was; a range that shrinks gives back what it took. */
export function useRangeMarks(pictures: readonly Picture[], marks: ReadonlySet<number>, onMarks: (ids: ReadonlySet<number>) => void) {
  const anchor = useRef({ index: 0, base: marks })

  const startAt = useCallback((index: number) => (anchor.current = { index, base: marks }), [marks])
  const toggle = useCallback(
    (index: number) => {
      const id = pictures[index]?.Id
      if (id === undefined) return
      const next = new Set(marks)
      if (!next.delete(id)) next.add(id)
      anchor.current = { index, base: next }
      onMarks(next)
    },
    [pictures, marks, onMarks],
  )
  const extendTo = useCallback(
    (index: number) => {
      const { index: from, base } = anchor.current
      const range = pictures.slice(Math.min(from, index), Math.max(from, index) + 1)
      onMarks(new Set([...base, ...range.map(({ Id }) => Id)]))
    },
    [pictures, onMarks],
  )
  const markAll = useCallback(() => onMarks(new Set([...marks, ...pictures.map(({ Id }) => Id)])), [pictures, marks, onMarks])
  return { startAt, toggle, extendTo, markAll }
}
