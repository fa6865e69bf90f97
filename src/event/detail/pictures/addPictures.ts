import type { EventPicture } from '../../cluster/EventCluster'

/** Adds pictures to a list; one that it has already is left out. */
export function addPictures(pictures: readonly EventPicture[], added: readonly EventPicture[]): readonly EventPicture[] {
  const known = new Set(pictures.map(({ IdMedia }) => IdMedia))
  const fresh = added.filter(({ IdMedia }) => !known.has(IdMedia) && known.add(IdMedia))
  return fresh.length > 0 ? [...pictures, ...fresh] : pictures
}
