import { type RefObject, useCallback, useRef, useState } from 'react'

/** The marked pictures of the library, and the functions that change the marks. */
export interface Marks {
  /** Ids of the marked pictures, in the order of marking. */
  readonly ids: ReadonlySet<number>
  /** The current ids, for a function that runs later than the render that created it. */
  readonly latest: RefObject<ReadonlySet<number>>
  /**
   * Replaces the marks by `ids`.
   * @param end id of the picture at which a marked range ends; undefined if the change is no range
   */
  change(ids: ReadonlySet<number>, end?: number): void
  remove(ids: ReadonlySet<number>): void
}

/**
 * Holds the marks. Calls `store` with the marks before and after every change, so that they are stored for the next
 * opening.
 */
export function useMarks(
  stored: readonly number[],
  store: (before: ReadonlySet<number>, after: ReadonlySet<number>) => void,
): Marks {
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set(stored))
  const latest = useRef(ids)
  const change = useCallback(
    (next: ReadonlySet<number>) => {
      store(latest.current, next)
      latest.current = next
      setIds(next)
    },
    [store],
  )
  const remove = useCallback(
    (gone: ReadonlySet<number>) => {
      const left = [...latest.current].filter(id => !gone.has(id))
      if (left.length < latest.current.size) change(new Set(left))
    },
    [change],
  )
  return { ids, latest, change, remove }
}
