import { type ComponentType, createElement } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { usePart } from '../../shell/usePart'
import { useShell } from '../../shell/useShell'
import { refusalStatus } from '../../wire/FailedRequest'
import type { Picture } from '../picture/Picture'
import { deletePicture, fetchPicturesByIds } from '../picture/pictureWire'
import { pixParts } from '../pixParts'
import { changeSeriesPictures } from '../series/seriesWire'
import type { ManageLabel } from './manageLabels'
import { pictureName } from './pictureTexts'
import type { useManage } from './useManage'

interface DeleteTextProps {
  readonly picture: Picture
}

/** Text of the confirmation before a picture is deleted: its name, and the series that contain it. */
function DeleteText({ picture }: DeleteTextProps) {
  const t = useLabels<ManageLabel>()
  const deletedFrom = usePart<ComponentType<DeleteTextProps>>(pixParts.deletedFrom, 1, SeriesUnknown)
  return (
    <>
      <p>{pictureName(picture, t)}</p>
      {deletedFrom ? <deletedFrom.Part picture={picture} /> : <p>{t('pix_delete_series_search')}</p>}
    </>
  )
}

/** Fallback text if the part that finds the series can't be loaded. */
function SeriesUnknown() {
  const t = useLabels<ManageLabel>()
  return <p role="status">{t('pix_delete_series_unknown')}</p>
}

/**
 * Returns the actions that change pictures on the portal: delete one, add the marked ones to a series or remove them
 * from it.
 */
export function usePictureActions(
  config: ResolvedConfig,
  removePictures: (ids: ReadonlySet<number>) => void,
  { list, marks, view, setFilter, clearFilter }: ReturnType<typeof useManage>,
) {
  const { ask, showFailedRequest } = useShell()
  const t = useLabels<ManageLabel>()

  /**
   * Asks for confirmation, then deletes a picture. Resolves to true if the picture is gone. Its tile stays until the
   * portal has responded.
   */
  const remove = async (picture: Picture) =>
    (await ask({
      heading: t('pix_delete_question'),
      text: createElement(DeleteText, { picture }),
      okText: t('pix_delete'),
      isDangerous: true,
    })) && drop(picture)
  const drop = async (picture: Picture): Promise<boolean> => {
    try {
      await deletePicture(config, picture.Id)
    } catch (error) {
      await showFailedRequest(error, () => void drop(picture))
      // With status 404 the picture is gone too: another tab deleted it, or the response to an earlier attempt was
      // lost.
      if (refusalStatus(error) !== 404) return false
    }
    removePictures(new Set([picture.Id]))
    announce(t('pix_deleted', { TITLE: pictureName(picture, t) }))
    return true
  }

  /** Adds the marked pictures to a series or removes them from it, then shows that series (image-library 4.5). */
  const changeSeries = async (seriesId: number, method: 'PUT' | 'DELETE'): Promise<void> => {
    try {
      const marked = [...marks.latest.current]
      // The portal rejects the whole request if one of the pictures is deleted.
      const ids = (await fetchPicturesByIds(config, marked)).map(picture => picture.Id)
      if (ids.length < marked.length) marks.change(new Set(ids))
      if (ids.length === 0) return
      const { Id } = await changeSeriesPictures(config, seriesId, method, ids)
      marks.change(new Set())
      if (view.filter === Id && !view.text) list.reload()
      else {
        clearFilter()
        setFilter(Id)
      }
    } catch (error) {
      await showFailedRequest(error, () => void changeSeries(seriesId, method))
    }
  }

  return { remove, changeSeries }
}
