import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import type { Picture } from '../picture/Picture'
import type { CropOptions } from './CropWindow'

/** Result of cropping: the new picture with its details, or only that the portal has stored it. */
export interface CropResult {
  readonly picture: Picture | undefined
  readonly isStored: boolean
}

/** True if pictures can be cropped: somebody is signed in, and the browser can decode pictures. */
export const canCrop = ({ auth }: ResolvedConfig): boolean =>
  auth.accountId !== undefined && typeof createImageBitmap === 'function'

/** Returns a function that opens the window that crops a picture. */
export function useOpenCrop(): (picture: Picture, isUnsaved: boolean) => Promise<CropResult> {
  const { openWindow } = useShell()
  return async (picture, isUnsaved) => {
    let isStored = false
    const options: CropOptions = {
      picture,
      isUnsaved,
      onStored() {
        isStored = true
      },
    }
    return { picture: await openWindow<Picture>('pix.crop', options), isStored }
  }
}
