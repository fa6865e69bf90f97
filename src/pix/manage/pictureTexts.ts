import type { ReadLabel } from '../../labels/useLabels'
import type { Picture } from '../picture/Picture'
import type { ManageLabel } from './manageLabels'

/** What a picture is called where it must be called something: its title with subtitle, else its number. */
export function pictureName({ Id, Title, Subtitle }: Picture, t: ReadLabel<ManageLabel>): string {
  return joinTitle(Title, Subtitle) || t('pix_untitled', { ID: Id })
}

/** Joins a title's parts, such as title and subtitle; what is missing or blank is left out (image-library 9.1). */
function joinTitle(...parts: readonly (string | null | false)[]): string {
  return parts
    .map(part => part && part.trim())
    .filter(Boolean)
    .join(' – ')
}

/** What stands between keywords (image-library 9.1). */
const KEYWORD_DELIMITER = ', '

/** What a tile or a row of the list says about a picture; `length` is the number of signs that title and subtitle are cut to. */
export function pictureTexts(picture: Picture, length: number, t: ReadLabel<ManageLabel>) {
  const { Title, Subtitle } = picture
  const hasTitle = Boolean(Title?.trim())
  const isShared = picture.CbMdbTmedia2ShareGroups.length > 0
  return {
    hasTitle,
    name: pictureName(picture, t),
    title: joinTitle(!hasTitle && t('pix_title_missing'), truncate(joinTitle(Title, Subtitle), length)),
    size: t('pix_size', { WIDTH: picture.Width, HEIGHT: picture.Height }),
    credit: picture.Copyright ? t('pix_copyright', { NAME: picture.Copyright.replace(/^\s*(©|\(c\))\s*/i, '') }) : '',
    keywords: picture.Keywords.join(KEYWORD_DELIMITER),
    isShared,
    shareText: t(isShared ? 'pix_shared' : 'pix_not_shared'),
  }
}

/** Cuts a text to `length` characters and ends it in '...'; a text that fits stays as it is. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  // By code points, so that no sign is cut in half.
  const signs = [...text]
  return signs.length <= length ? text : `${signs.slice(0, length).join('').trimEnd()}...`
}
