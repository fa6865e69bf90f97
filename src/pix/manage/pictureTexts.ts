import type { ReadLabel } from '../../labels/useLabels'
import { truncate } from '../../lib/truncate'
import type { Picture } from '../picture/Picture'
import { joinTitle } from './joinTitle'
import type { ManageLabel } from './ManageLabel'
import { pictureName } from './pictureName'

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
