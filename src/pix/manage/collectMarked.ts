import type { ResolvedConfig } from '../../config/resolveConfig'
import type { Picture } from '../picture/Picture'
import { fetchPicturesByIds } from '../picture/pictureWire'
import type { Marks } from './useMarks'

/** The marked pictures in the order of marking; what isn't loaded is fetched, and marks of pictures that are gone are dropped. */
export async function collectMarked(config: ResolvedConfig, loaded: readonly Picture[], marks: Marks): Promise<readonly Picture[]> {
  const ids = [...marks.latest.current]
  const known = new Map(loaded.map(picture => [picture.Id, picture]))
  const missing = ids.filter(id => !known.has(id))
  for (const picture of await fetchPicturesByIds(config, missing)) known.set(picture.Id, picture)
  const found = ids.flatMap(id => known.get(id) ?? [])
  if (found.length < ids.length) marks.change(new Set(found.map(({ Id }) => Id)))
  return found
}
