import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { BulkEditOptions } from '../bulkEdit/BulkEditWindow'
import type { MetaOptions, MetaResult } from '../meta/PictureMetaWindow'
import type { Picture } from '../picture/Picture'
import type { Series } from '../series/seriesWire'
import type { SeriesMetaResult } from '../seriesMeta/SeriesMetaWindow'
import { collectMarked } from './useMarks'
import type { ManageLabel } from './manageLabels'
import { pictureName } from './pictureTexts'
import type { useManage } from './useManage'
import type { useReview } from './useReview'

/** Opens the windows that change one picture, many pictures or a series, and shows the changes in the list. */
export function useEditing(
  config: ResolvedConfig,
  { list, remove }: Pick<ReturnType<typeof useReview>, 'list' | 'remove'>,
  { marks, reloadSeries }: Pick<ReturnType<typeof useManage>, 'marks' | 'reloadSeries'>,
) {
  const { openWindow, showFailedRequest } = useShell()
  const t = useLabels<ManageLabel>()

  /** Opens the meta window. Resolves to true if the picture was deleted there. */
  const edit = async (picture: Picture) => {
    const options: MetaOptions = { picture }
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
  /** Opens the bulk edit window for all marked pictures. */
  const editMarked = async (): Promise<void> => {
    try {
      const pictures = await collectMarked(config, list.pictures, marks)
      if (pictures.length === 0) return
      const options: BulkEditOptions = { pictures, onSaved: saved => list.replace([saved]) }
      const count = await openWindow<number>('pix.bulkEdit', options)
      if (count) announce(t('pix_bulk_done', { COUNT: count }))
    } catch (error) {
      await showFailedRequest(error, () => void editMarked())
    }
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
    editMarked: () => void editMarked(),
    editSeries: (series: Series | undefined) => void editSeries(series),
    addSeries: () => editSeries(),
  }
}
