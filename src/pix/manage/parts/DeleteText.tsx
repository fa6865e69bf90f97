import type { Picture } from '../../picture/Picture'
import { pixParts } from '../../pixParts'
import type { Series } from '../../series/Series'
import { useLabels } from '../../../labels/useLabels'
import type { ManageLabel } from '../ManageLabel'
import { pictureName } from '../pictureName'
import { usePart } from '../../../shell/usePart'

interface DeleteTextProps {
  readonly picture: Picture
  /** The account's series, each of which may hold the picture. */
  readonly series: readonly Series[]
}

/** What the question before deleting says: which picture, and from which series it goes with it. */
export function DeleteText({ picture, series }: DeleteTextProps) {
  const t = useLabels<ManageLabel>()
  const deletedFrom = usePart(pixParts.deletedFrom, Number(series.length > 0))
  return (
    <>
      <p>{pictureName(picture, t)}</p>
      {series.length > 0 && (deletedFrom ? <deletedFrom.Part picture={picture} series={series} /> : <p>{t('pix_delete_series_search')}</p>)}
    </>
  )
}
