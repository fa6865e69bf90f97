import type { ResolvedConfig } from '../../config/resolveConfig'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { chunkNotLoaded } from '../../shell/useWindowChunk'
import type { Picture } from '../picture/Picture'
import { pixParts } from '../pixParts'
import type { ManageLabel } from './manageLabels'

/**
 * Returns the function that deletes a picture after a confirmation. It resolves to true if the picture is gone. Its
 * code loads late; if it does not load, a message says so and nothing is deleted.
 */
export function useDeletePicture(config: ResolvedConfig, removePictures: (ids: ReadonlySet<number>) => void) {
  const { ask, tell, runtime, showFailedRequest, windowName } = useShell()
  const t = useLabels<ManageLabel>()
  return async (picture: Picture): Promise<boolean> => {
    try {
      const deleteListed = await pixParts.deleteListed()
      return await deleteListed({ config, ask, showFailedRequest, t, removePictures }, picture)
    } catch (cause) {
      runtime.reportError(chunkNotLoaded(`a part of the window '${windowName}'`, cause))
      await tell({ heading: t('error_dialog_heading'), text: t('ui_part_failed') })
      return false
    }
  }
}
