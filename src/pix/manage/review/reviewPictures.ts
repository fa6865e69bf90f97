import type { Picture } from '../../picture/Picture'

/** What all pictures of the filter are looked through for. */
export type ReviewKind = 'duplicates' | 'incomplete'

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

const TEXTS = ['Title', 'Subtitle', 'Copyright', 'Originator', 'Agency', 'Date', 'Place', 'Link'] as const

/** How much is known of a picture: its filled texts, descriptions, keywords and share groups. */
function knownOf(picture: Picture): number {
  const texts = TEXTS.filter(name => picture[name]?.trim()).length
  const descriptions = Object.values(picture.DescriptionsByIdLanguage).filter(text => text.trim()).length
  return (
    texts + descriptions + Math.min(picture.Keywords.length, 3) + Number(picture.CbMdbTmedia2ShareGroups.length > 0)
  )
}

/** Orders copies of one picture, the best first: the largest, of equally large ones the one of which most is known, then the oldest. */
function compareCopies(one: Picture, other: Picture): number {
  return other.Width * other.Height - one.Width * one.Height || knownOf(other) - knownOf(one) || one.Id - other.Id
}

/** Whether a picture lacks its title or its credit. */
function isIncomplete({ Title, Copyright }: Picture): boolean {
  return !Title?.trim() || !Copyright.trim()
}
