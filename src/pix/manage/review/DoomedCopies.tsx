import type { ReadLabel } from '../../../labels/useLabels'
import type { Picture } from '../../picture/Picture'
import type { ManageLabel } from '../ManageLabel'
import { pictureName } from '../pictureName'

/** So many are named; the rest is counted. */
const NAMED = 8

/** What the question before deleting copies says: what becomes of their series and marks, and which they are. */
export function DoomedCopies({ pictures, t }: { pictures: readonly Picture[]; t: ReadLabel<ManageLabel> }) {
  return (
    <>
      <p>{t('pix_keep_best_text')}</p>
      <ul>
        {pictures.slice(0, NAMED).map(picture => (
          <li key={picture.Id}>{`${pictureName(picture, t)}, ${t('pix_size', { WIDTH: picture.Width, HEIGHT: picture.Height })}`}</li>
        ))}
        {pictures.length > NAMED && <li>{t('pix_keep_best_more', { COUNT: pictures.length - NAMED })}</li>}
      </ul>
    </>
  )
}
