import type { PictureRow } from './PictureRow'

type Searched = Pick<PictureRow, 'title' | 'subtitle' | 'keywords' | 'copyright' | 'place' | 'originator'>

/** What the text filter looks in: lower-cased, one field a line so that no word spans two fields. */
export function searchText(picture: Searched): string {
  const { title, subtitle, keywords, copyright, place, originator } = picture
  return [title, subtitle, ...keywords, copyright, place, originator]
    .filter(text => text)
    .join('\n')
    .normalize('NFC')
    .toLowerCase()
}
