import { type RefObject, useCallback, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { Picture } from '../picture/Picture'
import { fetchPicturesByIds } from '../picture/pictureWire'

/** Ids of the marked pictures, in the order of marking. */
export interface Marks {
  readonly ids: ReadonlySet<number>
  /** The current ids, for a function that runs later than the render that created it. */
  readonly latest: RefObject<ReadonlySet<number>>
  change(ids: ReadonlySet<number>): void
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

/** Inverts the marks of the loaded pictures. Marks of pictures that are not loaded stay (image-library 4.5). */
export function invertMarks(marks: ReadonlySet<number>, loaded: readonly Picture[]): ReadonlySet<number> {
  const inverted = new Set(marks)
  for (const { Id } of loaded) if (!inverted.delete(Id)) inverted.add(Id)
  return inverted
}

/**
 * Returns the marked pictures in the order of marking. Loads the missing ones, and removes the marks of deleted
 * pictures.
 */
export async function collectMarked(
  config: ResolvedConfig,
  loaded: readonly Picture[],
  marks: Marks,
): Promise<readonly Picture[]> {
  const ids = [...marks.latest.current]
  const known = new Map(loaded.map(picture => [picture.Id, picture]))
  const missing = ids.filter(id => !known.has(id))
  for (const picture of await fetchPicturesByIds(config, missing)) known.set(picture.Id, picture)
  const found = ids.flatMap(id => known.get(id) ?? [])
  if (found.length < ids.length) marks.change(new Set(found.map(({ Id }) => Id)))
  return found
}
