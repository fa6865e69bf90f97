import type { ReadLabel } from '../../labels/useLabels'
import { truncate } from '../../lib/truncate'
import type { Picture } from '../picture/Picture'
import type { ManageLabel } from './ManageLabel'

/** What stands between a title and a subtitle, and between keywords (image-library 9.1). */
const JOINED = ' – '
const KEYWORD_DELIMITER = ', '

const fullTitleOf = ({ Title, Subtitle }: Picture) => [Title, Subtitle].map(text => text?.trim()).filter(Boolean).join(JOINED)

/** What a picture is called where it must be called something: its title with subtitle, else its number. */
export function pictureName(picture: Picture, t: ReadLabel<ManageLabel>): string {
  return fullTitleOf(picture) || t('pix_untitled', { ID: picture.Id })
}

/** What a tile or a row of the list says about a picture; `length` is the number of signs that title and subtitle are cut to. */
export function pictureTexts(picture: Picture, length: number, t: ReadLabel<ManageLabel>) {
  const fullTitle = fullTitleOf(picture)
  const hasTitle = Boolean(picture.Title?.trim())
  const isShared = picture.CbMdbTmedia2ShareGroups.length > 0
  return {
    hasTitle,
    name: pictureName(picture, t),
    title: [!hasTitle && t('pix_title_missing'), truncate(fullTitle, length)].filter(Boolean).join(JOINED),
    size: t('pix_size', { WIDTH: picture.Width, HEIGHT: picture.Height }),
    credit: picture.Copyright ? t('pix_copyright', { NAME: picture.Copyright.replace(/^\s*(©|\(c\))\s*/i, '') }) : '',
    keywords: picture.Keywords.join(KEYWORD_DELIMITER),
    isShared,
    shareText: t(isShared ? 'pix_shared' : 'pix_not_shared'),
  }
}
