import type { ReadLabel } from '../../labels/useLabels'
import type { Picture } from '../picture/Picture'
import { joinTitle } from './joinTitle'
import type { ManageLabel } from './ManageLabel'

/** What a picture is called where it must be called something: its title with subtitle, else its number. */
export function pictureName({ Id, Title, Subtitle }: Picture, t: ReadLabel<ManageLabel>): string {
  return joinTitle(Title, Subtitle) || t('pix_untitled', { ID: Id })
}
