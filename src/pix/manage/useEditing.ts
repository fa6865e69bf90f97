import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { useShell, useShowFailure } from '../../shell/useShell'
import type { BulkEditOptions } from '../bulkEdit/BulkEditWindow'
import type { Picture } from '../picture/Picture'
import type { Series } from '../series/seriesWire'
import { collectMarked } from './useMarks'
import type { ManageLabel } from './manageLabels'
import { pictureName } from './pictureTexts'
import type { useManage } from './useManage'
import type { useReview } from './useReview'

/** Opens the windows that change one picture, many pictures or a series, and shows the changes in the list. */
export function useEditing(
  config: ResolvedConfig,
  { list }: Pick<ReturnType<typeof useReview>, 'list'>,
  { marks, reloadSeries }: Pick<ReturnType<typeof useManage>, 'marks' | 'reloadSeries'>,
) {
  const showFailure = useShowFailure()
  const { openWindow } = useShell()
  const t = useLabels<ManageLabel>()

  /** Opens the meta window. Resolves to true if the picture was deleted there. */
  const edit = async (picture: Picture) => {
    let isGone = false
    const onDeleted = (id: number) => {
      isGone = true
      list.remove(new Set([id]))
      announce(t('pix_deleted', { TITLE: pictureName(picture, t) }))
    }
    const saved = await openWindow<Picture>('pix.meta', { picture, onDeleted })
    if (saved) list.replace([saved])
    return isGone
  }
  /** Opens the bulk edit window for all marked pictures. */
  const editMarked = async () => {
    try {
      const pictures = await collectMarked(config, list.pictures, marks)
      if (pictures.length === 0) return
      const options: BulkEditOptions = { pictures, onSaved: saved => list.replace([saved]) }
      const count = await openWindow<number>('pix.bulkEdit', options)
      if (count) announce(t('pix_bulk_done', { COUNT: count }))
    } catch (error) {
      await showFailure(error)
    }
  }
  const editSeries = async (series: Series | undefined) => {
    if (await openWindow<Series>('pix.seriesMeta', series ? { series } : {})) reloadSeries()
  }
  return {
    edit,
    editMarked: () => void editMarked(),
    editSeries: (series: Series | undefined) => void editSeries(series),
  }
}
