import { type ComponentType, createElement } from 'react'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { announce } from '../../../kit/control/LiveRegion'
import { type ReadLabel, useLabels } from '../../../labels/useLabels'
import { usePart } from '../../../shell/usePart'
import type { useShell } from '../../../shell/useShell'
import { refusalStatus } from '../../../wire/FailedRequest'
import type { Picture } from '../../picture/Picture'
import { deletePicture } from '../../picture/pictureWire'
import type { ManageLabel } from '../manageLabels'
import { pictureName } from '../pictureTexts'
import { DeletedFrom } from './DeletedFrom'

// `usePart` loads the texts of the component's labels. It expects a function that loads the component. The component is
// imported above, so this function only returns it.
const loadDeletedFrom = () => Promise.resolve(DeletedFrom)

interface DeleteTextProps {
  readonly picture: Picture
}

/** Text of the confirmation before a picture is deleted: its name, and the series that contain it. */
function DeleteText({ picture }: DeleteTextProps) {
  const t = useLabels<ManageLabel>()
  const deletedFrom = usePart<ComponentType<DeleteTextProps>>(loadDeletedFrom, 1, SeriesUnknown)
  return (
    <>
      <p>{pictureName(picture, t)}</p>
      {deletedFrom ? <deletedFrom.Part picture={picture} /> : <p>{t('ui_loading')}</p>}
    </>
  )
}

/** Fallback if the texts about the series can't be loaded. Says that the series are unknown. */
function SeriesUnknown() {
  const t = useLabels<ManageLabel>()
  return <p role="status">{t('pix_delete_series_unknown')}</p>
}

/** The configuration, texts and functions of the library's window that a deletion needs. */
interface DeletionContext extends Pick<ReturnType<typeof useShell>, 'ask' | 'showFailedRequest'> {
  readonly config: ResolvedConfig
  readonly t: ReadLabel<ManageLabel>
  removePictures(ids: ReadonlySet<number>): void
}

/**
 * Deletes a picture of the list after a confirmation. Resolves to true if the picture is gone, even if it was gone
 * before (status 404). Resolves to false if the person cancels, or if the request fails otherwise. A later retry does
 * not change this result. The tile stays until the portal has responded.
 */
export async function deleteListed(context: DeletionContext, picture: Picture): Promise<boolean> {
  const { ask, t } = context
  const isConfirmed = await ask({
    heading: t('pix_delete_question'),
    text: createElement(DeleteText, { picture }),
    okText: t('pix_delete'),
    isDangerous: true,
  })
  return isConfirmed && drop(context, picture)
}

async function drop(context: DeletionContext, picture: Picture): Promise<boolean> {
  const { config, t, showFailedRequest, removePictures } = context
  try {
    await deletePicture(config, picture.Id)
  } catch (error) {
    await showFailedRequest(error, () => void drop(context, picture))
    // With status 404 the picture is gone too: another tab deleted it, or the response to an earlier attempt was lost.
    if (refusalStatus(error) !== 404) return false
  }
  removePictures(new Set([picture.Id]))
  announce(t('pix_deleted', { TITLE: pictureName(picture, t) }))
  return true
}
