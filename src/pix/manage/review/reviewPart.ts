import type { ResolvedConfig } from '../../../config/resolveConfig'
import { fetchDescriptionLanguages } from '../../descriptions/descriptionLanguageWire'
import type { Picture } from '../../picture/Picture'
import { fetchPicturesByIds } from '../../picture/pictureWire'
import { fetchFiltered } from '../picturePages'
import type { usePictureList } from '../usePictureList'
import { LARGE_PAGE, MARKED, type PictureFilter } from '../manageModel'
import { ReviewBar } from './ReviewBar'
import { reviewLabels } from './reviewLabels'
import { type Findings, type ReviewKind, reviewPictures } from './reviewPictures'

/** Code that only reviews need; loaded at the first review. */
export const reviewPart = { labels: reviewLabels, loadReview, ReviewBar }

/** Options for loading all pictures of a filter. */
interface AllPicturesRequest {
  readonly config: ResolvedConfig
  readonly filter: PictureFilter
  readonly text: string
  /** The list that the window shows. */
  readonly list: Pick<ReturnType<typeof usePictureList>, 'pictures' | 'isOutdated' | 'isEnd' | 'nextFrom'>
  /** Ids of the marked pictures, in the order of marking. */
  readonly markedIds: readonly number[]
  readonly signal: AbortSignal
  onProgress(count: number): void
}

/** All pictures of a filter, and the function that returns the results of a review. */
interface Review {
  readonly all: readonly Picture[]
  review(pictures: readonly Picture[]): Findings
}

/** Loads the data of a review: all pictures of a filter, and for `undescribed` also the languages of descriptions. */
async function loadReview(kind: ReviewKind, request: AllPicturesRequest): Promise<Review> {
  const { config, signal } = request
  const [all, languages] = await Promise.all([
    loadAllPictures(request),
    kind === 'undescribed' ? fetchDescriptionLanguages(config, signal) : [],
  ])
  return { all, review: pictures => reviewPictures(kind, pictures, { locale: config.locale, languages }) }
}

/** Loads the rest of a filter's pictures in large pages. Returns every picture once, the already loaded ones first. */
async function loadAllPictures({
  config,
  filter,
  text,
  list,
  markedIds,
  signal,
  onProgress,
}: AllPicturesRequest): Promise<Picture[]> {
  // An outdated list may have pictures that are gone, or those of the previous filter. A review must not keep such a
  // picture as the best copy.
  if (list.isOutdated && filter === MARKED) return [...(await fetchPicturesByIds(config, markedIds, signal))]
  const all = new Map(list.isOutdated ? [] : list.pictures.map(picture => [picture.Id, picture]))
  onProgress(all.size)
  // Marked pictures are always loaded completely (image-library 4.3).
  if (!list.isOutdated && (list.isEnd || filter === MARKED)) return [...all.values()]
  for (let from = list.isOutdated ? 0 : list.nextFrom; ; from += LARGE_PAGE) {
    const range = { from, limit: LARGE_PAGE, filter: text }
    const { entries, received } = await fetchFiltered(config, filter, range, signal)
    for (const picture of entries) if (!all.has(picture.Id)) all.set(picture.Id, picture)
    onProgress(all.size)
    if (received < LARGE_PAGE) return [...all.values()]
  }
}
