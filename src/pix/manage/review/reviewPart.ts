import type { ResolvedConfig } from '../../../config/resolveConfig'
import { fetchDescriptionLanguages } from '../../descriptions/descriptionLanguageWire'
import type { Picture } from '../../picture/Picture'
import { fetchFiltered } from '../picturePages'
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
  readonly loaded: readonly Picture[]
  /** Offset of the first picture that is not loaded; undefined if all are loaded. */
  readonly nextFrom: number | undefined
  readonly signal: AbortSignal
  onProgress(count: number): void
}

/** All pictures of a filter, and the review that finds some of them. */
interface Review {
  readonly all: readonly Picture[]
  review(pictures: readonly Picture[]): Findings
}

/** Loads what a review needs: all pictures of a filter, and the languages of their descriptions. */
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
  loaded,
  nextFrom,
  signal,
  onProgress,
}: AllPicturesRequest): Promise<Picture[]> {
  const all = new Map(loaded.map(picture => [picture.Id, picture]))
  onProgress(all.size)
  // Marked pictures are always loaded completely (image-library 4.3).
  if (nextFrom === undefined || filter === MARKED) return [...all.values()]
  for (let from = nextFrom; ; from += LARGE_PAGE) {
    const range = { from, limit: LARGE_PAGE, filter: text }
    const { entries, received } = await fetchFiltered(config, filter, range, signal)
    for (const picture of entries) if (!all.has(picture.Id)) all.set(picture.Id, picture)
    onProgress(all.size)
    if (received < LARGE_PAGE) return [...all.values()]
  }
}
