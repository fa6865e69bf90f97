import { type RefObject, useCallback, useRef, useState } from 'react'

/** The marked pictures' ids in the order of marking. */
export interface Marks {
  readonly ids: ReadonlySet<number>
  /** The same, for a function that runs later than the rendering it was made in. */
  readonly latest: RefObject<ReadonlySet<number>>
  change(ids: ReadonlySet<number>): void
  remove(ids: ReadonlySet<number>): void
}

/** Holds the marks and hands what was marked before and after every change to `keep`, so that they outlive the window. */
export function useMarks(stored: readonly number[], keep: (before: ReadonlySet<number>, after: ReadonlySet<number>) => void): Marks {
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set(stored))
  const latest = useRef(ids)
  const change = useCallback(
    (next: ReadonlySet<number>) => {
      keep(latest.current, next)
      latest.current = next
      setIds(next)
    },
    [keep],
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
