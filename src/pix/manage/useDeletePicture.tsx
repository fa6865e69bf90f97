import { type ComponentType, createElement } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { usePart } from '../../shell/usePart'
import { useShell } from '../../shell/useShell'
import { refusalStatus } from '../../wire/FailedRequest'
import type { Picture } from '../picture/Picture'
import { deletePicture } from '../picture/pictureWire'
import { pixParts } from '../pixParts'
import type { ManageLabel } from './manageLabels'
import { pictureName } from './pictureTexts'

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
      {deletedFrom ? <deletedFrom.Part picture={picture} /> : <p>{t('ui_loading')}</p>}
    </>
  )
}

/** Fallback if the part that finds the series can't be loaded. Says that the series are unknown. */
function SeriesUnknown() {
  const t = useLabels<ManageLabel>()
  return <p role="status">{t('pix_delete_series_unknown')}</p>
}

/**
 * Returns the function that deletes a picture after a confirmation. It resolves to true if the picture is gone. The
 * tile stays until the portal has responded.
 */
export function useDeletePicture(config: ResolvedConfig, removePictures: (ids: ReadonlySet<number>) => void) {
  const { ask, showFailedRequest } = useShell()
  const t = useLabels<ManageLabel>()

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
  return async (picture: Picture) =>
    (await ask({
      heading: t('pix_delete_question'),
      text: createElement(DeleteText, { picture }),
      okText: t('pix_delete'),
      isDangerous: true,
    })) && drop(picture)
}
