import { useRef } from 'react'

/** The item at which a range starts, and the items that the range marked. */
interface Anchor {
  /** Undefined if the range starts at the first item of the list. */
  readonly id?: number | undefined
  readonly added?: readonly number[]
}

/**
 * Marks items by index, singly or as ranges. A range starts at the item of the last `startAt` or `toggle`. If a range
 * shrinks, the items that it has marked and no longer contains are unmarked again. The marks of all other items stay.
 * @param onMarks gets the marks in the order of marking. For a range, it also gets the id of the item at which the
 * range now ends
 */
export function useRangeMarks(
  items: readonly { readonly Id: number }[],
  marks: ReadonlySet<number>,
  onMarks: (ids: ReadonlySet<number>, end?: number) => void,
) {
  const anchor = useRef<Anchor>({})

  const startAt = (index: number) => (anchor.current = { id: items[index]?.Id })
  return {
    startAt,
    toggle(index: number) {
      const { id } = startAt(index)
      if (id === undefined) return
      const next = new Set(marks)
      if (!next.delete(id)) next.add(id)
      onMarks(next)
    },
    extendTo(index: number) {
      const { id, added = [] } = anchor.current
      const next = new Set(marks)
      for (const one of added) next.delete(one)
      const from = items.findIndex(({ Id }) => Id === id)
      // If the item is gone, the range begins at the first item of the list.
      const range = items.slice(Math.max(0, Math.min(from, index)), Math.max(from, index) + 1).map(({ Id }) => Id)
      anchor.current = { id, added: range.filter(one => !next.has(one)) }
      onMarks(new Set([...next, ...range]), items[index]?.Id)
    },
    markAll() {
      anchor.current = {}
      onMarks(new Set([...marks, ...items.map(({ Id }) => Id)]))
    },
  }
}
