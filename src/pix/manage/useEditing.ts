import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { MetaOptions, MetaResult } from '../meta/PictureMetaWindow'
import type { Picture } from '../picture/Picture'
import type { Series } from '../series/seriesWire'
import type { SeriesMetaResult } from '../seriesMeta/SeriesMetaWindow'
import type { ManageLabel } from './manageLabels'
import { pictureName } from './pictureTexts'
import type { useManage } from './useManage'
import type { useReview } from './useReview'

/** Returns functions that open the windows for one picture and for a series. The list shows the changes. */
export function useEditing(
  { list, remove }: Pick<ReturnType<typeof useReview>, 'list' | 'remove'>,
  reloadSeries: ReturnType<typeof useManage>['reloadSeries'],
) {
  const { openWindow } = useShell()
  const t = useLabels<ManageLabel>()

  /** Opens the meta window. Resolves to true if the picture was deleted there. */
  const edit = async (picture: Picture) => {
    const options: MetaOptions = { picture, onCropped: list.refresh }
    const result = await openWindow<MetaResult>('pix.meta', options)
    if (!result) return false
    if (!('deletedId' in result)) {
      list.replace([result])
      return false
    }
    remove(new Set([result.deletedId]))
    announce(t('pix_deleted', { TITLE: pictureName(picture, t) }))
    return true
  }
  /**
   * Opens the series window. Resolves to the saved series after the dropdowns have loaded it; undefined if none was
   * saved.
   */
  const editSeries = async (series?: Series) => {
    const result = await openWindow<SeriesMetaResult>('pix.seriesMeta', series ? { series } : {})
    if (result) await reloadSeries()
    return result && 'Title' in result ? result : undefined
  }
  return {
    edit,
    editSeries: (series: Series | undefined) => void editSeries(series),
    addSeries: () => editSeries(),
  }
}
