import type { ResolvedConfig } from '../../config/resolveConfig'
import { plural } from '../../labels/coreLabels'
import { textOptions } from '../../labels/useLabels'
import type { ShellActions } from '../../shell/useShell'
import type { Picture } from '../picture/Picture'
import { fetchPicturesByIds } from '../picture/pictureWire'

/** Labels of the message that pictures are gone. */
export const goneLabels = ['pix_check_gone', ...plural('pix_marked_gone')] as const

/**
 * Loads pictures as the portal has them now, in the order of the ids. If some are gone, removes them from the list and
 * from the marks, and says so.
 * @param isMarked true for marked pictures; false for the one picture of a tile
 */
export async function confirmPictures(
  { runtime, windowName, tell }: Pick<ShellActions, 'runtime' | 'windowName' | 'tell'>,
  config: ResolvedConfig,
  ids: readonly number[],
  isMarked: boolean,
  remove: (ids: ReadonlySet<number>) => void,
): Promise<Picture[]> {
  const found = await fetchPicturesByIds(config, ids)
  const left = new Set(found.map(({ Id }) => Id))
  const gone = ids.filter(id => !left.has(id))
  if (gone.length > 0) {
    remove(new Set(gone))
    await runtime.loadTexts(windowName, goneLabels)
    const text = (label: string) => runtime.labels.t(label, { ns: windowName, ...textOptions({ COUNT: gone.length }) })
    await tell({
      heading: text('error_dialog_heading'),
      text: text(isMarked ? 'pix_marked_gone' : 'pix_check_gone'),
    })
  }
  return found
}
