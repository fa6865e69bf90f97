import type { ReadLabel } from '../../labels/useLabels'
import type { Picture } from '../picture/Picture'
import type { ManageLabel } from './manageLabels'

/** Returns the display name of a picture: title with subtitle, or a text with its id if both are empty. */
export function pictureName({ Id, Title, Subtitle }: Picture, t: ReadLabel<ManageLabel>): string {
  return joinTitle(Title, Subtitle) || t('pix_untitled', { ID: Id })
}

/** Joins the parts of a title, such as title and subtitle; leaves out empty ones (image-library 9.1). */
function joinTitle(...parts: readonly (string | null | false)[]): string {
  return parts
    .map(part => part && part.trim())
    .filter(Boolean)
    .join(' – ')
}

/** Separator of keywords (image-library 9.1). */
const KEYWORD_DELIMITER = ', '

/** Returns the texts of a tile or a row. `length` is the maximum number of characters of title and subtitle. */
export function pictureTexts(picture: Picture, length: number, t: ReadLabel<ManageLabel>) {
  const { Title, Subtitle } = picture
  const hasTitle = Boolean(Title?.trim())
  const isShared = picture.CbMdbTmedia2ShareGroups.length > 0
  return {
    hasTitle,
    name: pictureName(picture, t),
    title: joinTitle(!hasTitle && t('pix_title_missing'), truncate(joinTitle(Title, Subtitle), length)),
    // Empty if the portal does not know the size.
    size: picture.Width && picture.Height ? t('pix_size', { WIDTH: picture.Width, HEIGHT: picture.Height }) : '',
    credit: picture.Copyright ? t('pix_copyright', { NAME: picture.Copyright.replace(/^\s*(©|\(c\))\s*/i, '') }) : '',
    keywords: picture.Keywords.join(KEYWORD_DELIMITER),
    isShared,
    shareText: t(isShared ? 'pix_shared' : 'pix_not_shared'),
  }
}

/** Cuts a text to `length` characters and adds '...'. Returns a shorter text unchanged. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  // Counts code points, so that no character is split.
  const signs = [...text]
  return signs.length <= length ? text : `${signs.slice(0, length).join('').trimEnd()}...`
}
