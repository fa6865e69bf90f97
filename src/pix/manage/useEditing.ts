import { announce } from '../../kit/control/announce'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { Picture } from '../picture/Picture'
import type { Series } from '../series/Series'
import type { ManageLabel } from './ManageLabel'
import { pictureName } from './pictureTexts'
import type { useReview } from './useReview'

/** Opens the windows that change one picture's metadata or a series, and shows in this one what came of it. */
export function useEditing({ list }: Pick<ReturnType<typeof useReview>, 'list'>, reloadSeries: () => void) {
  const { openWindow } = useShell()
  const t = useLabels<ManageLabel>()

  /** Answers whether the picture is gone. */
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
  const editSeries = async (series: Series | undefined) => {
    if (await openWindow<Series>('pix.seriesMeta', series ? { series } : {})) reloadSeries()
  }
  return { edit, editSeries: (series: Series | undefined) => void editSeries(series) }
}
