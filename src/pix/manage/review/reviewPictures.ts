import type { Picture } from '../../picture/Picture'
import { groupDuplicates } from './groupDuplicates'
import { isIncomplete } from './isIncomplete'
import type { ReviewKind } from './ReviewKind'

/** What a review found. */
export interface Findings {
  /** In the order in which they are shown. */
  readonly pictures: readonly Picture[]
  /** Pictures that look alike, the best copy first. */
  readonly groups: readonly (readonly Picture[])[]
}

/** Picks what a review looks for out of all pictures; takes time in proportion to their number. */
export function reviewPictures(kind: ReviewKind, all: readonly Picture[]): Findings {
  if (kind === 'incomplete') return { pictures: all.filter(isIncomplete), groups: [] }
  const groups = groupDuplicates(all)
  return { pictures: groups.flat(), groups }
}
