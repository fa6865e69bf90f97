import type { Picture } from '../../picture/Picture'
import { pixParts } from '../../pixParts'
import { useLabels } from '../../../labels/useLabels'
import type { ManageLabel } from '../ManageLabel'
import { pictureName } from '../pictureName'
import { usePart } from '../../../shell/usePart'

interface DeleteTextProps {
  readonly picture: Picture
}

/** What the question before deleting says: which picture, and from which series it goes with it. */
export function DeleteText({ picture }: DeleteTextProps) {
  const t = useLabels<ManageLabel>()
  const deletedFrom = usePart(pixParts.deletedFrom, 1, SeriesUnknown)
  return (
    <>
      <p>{pictureName(picture, t)}</p>
      {deletedFrom ? <deletedFrom.Part picture={picture} /> : <p>{t('pix_delete_series_search')}</p>}
    </>
  )
}

/** Says so when what looks for the series can't be loaded. */
function SeriesUnknown() {
  const t = useLabels<ManageLabel>()
  return <p role="status">{t('pix_delete_series_unknown')}</p>
}
