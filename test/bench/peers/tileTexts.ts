import { truncate } from '../../../src/pix/manage/pictureTexts'
import type { Picture } from '../../../src/pix/picture/Picture'

const TITLE_LENGTH = 40

/** Returns the German texts of a picture's tile. */
export function tileTexts(picture: Picture) {
  const name = [picture.Title, picture.Subtitle].filter(Boolean).join(' – ')
  const isShared = picture.CbMdbTmedia2ShareGroups.length > 0
  return {
    name,
    title: truncate(name, TITLE_LENGTH),
    size: `${picture.Width} × ${picture.Height} px`,
    credit: picture.Copyright ? `© ${picture.Copyright}` : '',
    keywords: picture.Keywords.join(', '),
    isShared,
    shareText: isShared ? 'Freigegeben' : 'Nicht freigegeben',
    mark: `„${name}“ markieren`,
  }
}
