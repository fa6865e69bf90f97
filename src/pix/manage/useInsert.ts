import { useRef } from 'react'
import { findMissingFields } from '../../config/findMissingFields'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import type { FieldCheckOptions } from '../fieldCheck/FieldCheckWindow'
import type { Picture } from '../picture/Picture'
import { pixParts } from '../pixParts'
import type { PictureSelection } from './ManageWindow'
import type { usePictureList } from './usePictureList'

/**
 * Returns functions that pass pictures to the caller. If `checkFields` is true, missing required fields are asked for
 * first (image-library 5.2).
 */
export function useInsert(
  config: ResolvedConfig,
  close: (selection: PictureSelection) => void,
  list: Pick<ReturnType<typeof usePictureList>, 'isOutdated' | 'replace' | 'remove'>,
) {
  const shell = useShell()
  const { runtime, openWindow, showFailedRequest } = shell
  const isInserting = useRef(false)
  /** Replaces a picture by its saved version, without a request and without moving it. */
  const replaceListed = (saved: Picture) => list.replace([saved])

  /**
   * Returns the pictures, with their description if `checkForFields` has `Description`. If `checkFields` is true, asks
   * for missing required fields first. Undefined if the person cancelled.
   */
  const complete = async (chosen: readonly Picture[]): Promise<readonly Picture[] | undefined> => {
    const { checkFields, checkForFields } = config
    if (checkForFields['Description'])
      return (await pixParts.completeDescribed())(runtime, config, chosen, replaceListed, openWindow)
    if (!checkFields || chosen.every(picture => !findMissingFields(picture, checkForFields)[0])) return chosen
    const options: FieldCheckOptions = { pictures: chosen, onSaved: replaceListed }
    return openWindow<Picture[]>('pix.fieldCheck', options)
  }

  /**
   * Closes the window with the pictures that `choose` returns. Does nothing if `choose` returns undefined. Ignores a
   * second click while the first one is handled (image-library 4.12).
   */
  const insert = async (choose: () => Promise<PictureSelection | undefined>): Promise<void> => {
    if (isInserting.current) return
    isInserting.current = true
    try {
      const selection = await choose()
      if (selection) close(selection)
    } catch (error) {
      await showFailedRequest(error, () => void insert(choose))
    } finally {
      isInserting.current = false
    }
  }

  return {
    insert,
    complete,
    insertOne: (picture: Picture) =>
      void insert(async () => {
        // Asks the portal while the list is out of date, because the picture may be gone.
        const chosen = list.isOutdated
          ? await (
              await pixParts.confirmPictures()
            )(shell, config, [picture.Id], false, list.remove)
          : [picture]
        return (await complete(chosen))?.[0]
      }),
  }
}
