import type { DescriptionLanguage } from '../../descriptions/descriptionLanguageWire'
import { descriptionForLocale } from '../../descriptions/useDescriptionLanguages'
import type { Picture } from '../../picture/Picture'

/** Kind of review: finds duplicates, or pictures without title or credit, or pictures without a description. */
export type ReviewKind = 'duplicates' | 'incomplete' | 'undescribed'

/** The page's language, and the languages in which the portal stores descriptions. */
export interface PageLanguage {
  readonly locale: string
  readonly languages: readonly DescriptionLanguage[]
}

/** Results of a review. */
export interface Findings {
  /** Found pictures in display order. */
  readonly pictures: readonly Picture[]
  /** Groups of pictures that look alike, each with its best copy first. */
  readonly groups: readonly (readonly Picture[])[]
  /**
   * True when the portal's list lacks the descriptions of at least one picture, so that more pictures may belong to the
   * results.
   */
  readonly isUnread?: boolean
}

/** Returns the results of a review of all pictures. Takes time in proportion to the number of pictures. */
export function reviewPictures(kind: ReviewKind, all: readonly Picture[], language: PageLanguage): Findings {
  if (kind === 'incomplete') return { pictures: all.filter(isIncomplete), groups: [] }
  if (kind === 'undescribed')
    return {
      pictures: all.filter(picture => isUndescribed(picture, language)),
      groups: [],
      isUnread: all.some(lacksDescriptions),
    }
  const groups = groupDuplicates(all)
  return { pictures: groups.flat(), groups }
}

/**
 * Groups pictures with the same HashValue, because such pictures look alike. Each group has its best copy first. A
 * picture without a hash has no copies (image-library 4.5).
 */
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

/** Counts a picture's filled texts, its descriptions and up to three keywords. Adds 1 if the picture is shared. */
function knownOf(picture: Picture): number {
  const texts = TEXTS.filter(name => picture[name]?.trim()).length
  const descriptions = Object.values(picture.DescriptionsByIdLanguage).filter(text => text.trim()).length
  return (
    texts + descriptions + Math.min(picture.Keywords.length, 3) + Number(picture.CbMdbTmedia2ShareGroups.length > 0)
  )
}

/**
 * Compares copies of one picture, the best first: the one with the most pixels, then the one with the most details
 * (`knownOf`), then the one with the lowest id.
 */
function compareCopies(one: Picture, other: Picture): number {
  return other.Width * other.Height - one.Width * one.Height || knownOf(other) - knownOf(one) || one.Id - other.Id
}

/** True when a picture has no title or no credit. */
function isIncomplete({ Title, Copyright }: Picture): boolean {
  return !Title?.trim() || !Copyright.trim()
}

/** True when a picture has no description in the page's language. False if the portal's list lacks descriptions. */
function isUndescribed(picture: Picture, { locale, languages }: PageLanguage): boolean {
  if (lacksDescriptions(picture)) return false
  return descriptionForLocale(picture.DescriptionsByIdLanguage, languages, locale).trim() === ''
}

const lacksDescriptions = ({ unread }: Picture): boolean => unread?.includes('DescriptionsByIdLanguage') ?? false
