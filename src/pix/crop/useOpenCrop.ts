import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import type { Picture } from '../picture/Picture'
import type { CropOptions } from './CropWindow'

/**
 * Label of the warning after a crop that did not finish. `part_done`: the portal has stored the new picture, perhaps not
 * with all details and series. `maybe_done`: the portal may have stored the new picture.
 */
export type CropWarning = 'pix_crop_part_done' | 'pix_crop_maybe_done'

/** Result of a crop that the portal has stored, or may have stored. */
export interface CropResult {
  /** The new picture with its details; undefined if the action was not finished. */
  readonly picture: Picture | undefined
  /** Label of the warning to show if `picture` is undefined. */
  readonly warning: CropWarning
}

/** True when pictures can be cropped: somebody is signed in, and the browser can decode pictures. */
export const canCrop = ({ auth }: ResolvedConfig): boolean =>
  auth.accountId !== undefined && typeof createImageBitmap === 'function'

/**
 * Returns a function that opens the window for cropping. Its promise resolves to undefined if the portal has certainly
 * stored nothing.
 */
export function useOpenCrop(): (picture: Picture, isUnsaved: boolean) => Promise<CropResult | undefined> {
  const { openWindow } = useShell()
  return async (picture, isUnsaved) => {
    let read: Parameters<CropOptions['onCopy']>[0] = () => undefined
    const result = await openWindow<Picture>('pix.crop', {
      picture,
      isUnsaved,
      onCopy(readWarning) {
        read = readWarning
      },
    } satisfies CropOptions)
    const warning = read()
    return warning && { picture: result, warning }
  }
}
