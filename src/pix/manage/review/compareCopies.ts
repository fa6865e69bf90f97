import type { Picture } from '../../picture/Picture'

const TEXTS = ['Title', 'Subtitle', 'Copyright', 'Originator', 'Agency', 'Date', 'Place', 'Link'] as const

/** How much is known of a picture: its filled texts, descriptions, keywords and share groups. */
function knownOf(picture: Picture): number {
  const texts = TEXTS.filter(name => picture[name]?.trim()).length
  const descriptions = Object.values(picture.DescriptionsByIdLanguage).filter(text => text.trim()).length
  return texts + descriptions + Math.min(picture.Keywords.length, 3) + Number(picture.CbMdbTmedia2ShareGroups.length > 0)
}

/** Orders copies of one picture, the best first: the largest, of equally large ones the one of which most is known, then the oldest. */
export function compareCopies(one: Picture, other: Picture): number {
  return other.Width * other.Height - one.Width * one.Height || knownOf(other) - knownOf(one) || one.Id - other.Id
}
