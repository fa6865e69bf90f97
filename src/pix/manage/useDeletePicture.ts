import type { ResolvedConfig } from '../../config/resolveConfig'
import { useLabels } from '../../labels/useLabels'
import { usePartFailure } from '../../shell/usePart'
import { useShell } from '../../shell/useShell'
import type { Picture } from '../picture/Picture'
import { pixParts } from '../pixParts'
import type { ManageLabel } from './manageLabels'

/**
 * Returns the function that deletes a picture after a confirmation. Its promise resolves to true if the picture is gone
 * (see `deleteListed`). The code of the deletion loads late. If this code does not load, a message says so and nothing
 * is deleted.
 */
export function useDeletePicture(config: ResolvedConfig, removePictures: (ids: ReadonlySet<number>) => void) {
  const { ask, showFailedRequest } = useShell()
  const failure = usePartFailure()
  const t = useLabels<ManageLabel>()
  return async (picture: Picture): Promise<boolean> => {
    const deleteListed = await pixParts.deleteListed().catch(failure.report)
    if (deleteListed) return deleteListed({ config, ask, showFailedRequest, t, removePictures }, picture)
    await failure.tell()
    return false
  }
}
