import { announce } from '../../kit/control/announce'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { Picture } from '../picture/Picture'
import type { Series } from '../series/Series'
import type { ManageLabel } from './ManageLabel'
import type { useManage } from './useManage'

/** What the meta window hands back: the saved picture, or that it is gone. */
type EditedPicture = Picture | { readonly deletedId: number }

/** Opens the windows that change one picture's metadata or a series, and shows in this one what came of it. */
export function useEditing({ list, marks, reloadSeries }: ReturnType<typeof useManage>) {
  const { openWindow } = useShell()
  const t = useLabels<ManageLabel>()

  /** Answers whether the picture is gone. */
  const edit = async (picture: Picture) => {
    const edited = await openWindow<EditedPicture>('pix.meta', { picture })
    if (!edited) return false
    if ('deletedId' in edited) {
      list.remove(edited.deletedId)
      marks.remove(edited.deletedId)
      announce(t('pix_deleted', { TITLE: picture.Title?.trim() || t('pix_untitled', { ID: picture.Id }) }))
      return true
    }
    list.replace([edited])
    return false
  }
  const editSeries = async (series: Series | undefined) => {
    if (await openWindow<Series>('pix.seriesMeta', series ? { series } : {})) reloadSeries()
  }
  return { edit, editSeries: (series: Series | undefined) => void editSeries(series) }
}
