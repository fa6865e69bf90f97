import type { ResolvedConfig } from '../../../config/resolveConfig'
import type { Picture } from '../../picture/Picture'
import { fetchFiltered } from '../fetchFiltered'
import { LARGE_PAGE, MARKED, type PictureFilter } from '../manageModel'
import { ReviewBar } from './ReviewBar'
import { reviewPictures } from './reviewPictures'

/** Everything that only a review needs; loaded when the first one is wished for. */
export const reviewPart = { loadAllPictures, reviewPictures, ReviewBar }

/** Which pictures, what of them is loaded already, and who is told how far it has come. */
interface AllPicturesWish {
  readonly config: ResolvedConfig
  readonly filter: PictureFilter
  readonly text: string
  readonly loaded: readonly Picture[]
  /** Where what is not loaded begins; undefined: nowhere, everything is loaded. */
  readonly nextFrom: number | undefined
  readonly signal: AbortSignal
  onProgress(count: number): void
}

/** Loads the rest of a filter's pictures in large pages; every picture once, those that were loaded first. */
async function loadAllPictures({
  config,
  filter,
  text,
  loaded,
  nextFrom,
  signal,
  onProgress,
}: AllPicturesWish): Promise<Picture[]> {
  const all = new Map(loaded.map(picture => [picture.Id, picture]))
  onProgress(all.size)
  // The marked ones come whole (image-library 4.3).
  if (nextFrom === undefined || filter === MARKED) return [...all.values()]
  for (let from = nextFrom; ; from += LARGE_PAGE) {
    const range = { from, limit: LARGE_PAGE, filter: text }
    const page = await fetchFiltered(config, filter, range, signal)
    for (const picture of page) if (!all.has(picture.Id)) all.set(picture.Id, picture)
    onProgress(all.size)
    if (page.length < LARGE_PAGE) return [...all.values()]
  }
}
