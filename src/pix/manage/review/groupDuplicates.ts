import type { Picture } from '../../picture/Picture'
import { compareCopies } from './compareCopies'

/** The pictures that look alike, in groups by their HashValue, each with its best copy first; a picture without a hash is no copy of anything (image-library 4.5). */
export function groupDuplicates(pictures: readonly Picture[]): (readonly Picture[])[] {
  const byHash = new Map<string, Picture[]>()
  for (const picture of pictures) {
    if (!picture.HashValue) continue
    const group = byHash.get(picture.HashValue)
    if (group) group.push(picture)
    else byHash.set(picture.HashValue, [picture])
  }
  return [...byHash.values()].filter(group => group.length > 1).map(group => group.sort(compareCopies))
}
