import { ImageOff } from 'lucide'
import { type ComponentType, useMemo } from 'react'
import { useLabels } from '../../labels/useLabels'
import { LoadState } from '../../shell/LoadState'
import { ShellChrome } from '../../shell/ShellChrome'
import { usePart } from '../../shell/usePart'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import type { Picture } from '../picture/Picture'
import { pixParts } from '../pixParts'
import { type CropLabel, cropLabels } from './cropLabels'
import type { CropPictureProps } from './CropPicture'
import { CropRefused } from './parts/CropRefused'
import type { CropWarning } from './useOpenCrop'
import { useOriginalFile } from './useOriginalFile'

/** Options of the window that crops a picture. */
export interface CropOptions {
  readonly picture: Picture
  /** True when the window below has changes of the picture's details that are not saved. */
  readonly isUnsaved: boolean
  /**
   * Called before the new picture is sent, and again when it is certain that the portal has not stored it or has
   * deleted it. `read` returns the current warning about data that the portal may have stored; undefined if the portal
   * has certainly stored nothing.
   */
  onCopy(read: () => CropWarning | undefined): void
}

/** Crops, turns and mirrors a picture. Closes with the result, a new picture with the details of the original. */
export function CropWindow({ options, close }: WindowProps<CropOptions, Picture>) {
  const { runtime } = useShell()
  const t = useLabels<CropLabel>()
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const { state, retry } = useOriginalFile(options.picture.Uri)
  // The part loads while the file loads.
  const part = usePart<ComponentType<CropPictureProps>>(pixParts.cropPicture, 1, PartFailed)
  const content = () => {
    // Zero-width spaces let a long host break at its dots on a phone.
    if (state.status === 'foreign')
      return <CropRefused refusal="foreign" host={state.host.replaceAll('.', '\u200B.')} />
    if (state.status === 'ready' && part)
      return <part.Part {...{ config, options, close }} file={state.file} loadPost={pixParts.postPictures} />
    return (
      <LoadState
        status={state.status === 'failed' ? 'failed' : 'loading'}
        icon={ImageOff}
        heading={t('pix_crop_load_failed')}
        isFocused
        isWholeWindow
        onRetry={retry}
      />
    )
  }
  return <ShellChrome>{content()}</ShellChrome>
}

/** Offers to open the window again if the part that crops did not load. */
function PartFailed({ options }: CropPictureProps) {
  const { replaceWindow } = useShell()
  const t = useLabels()
  return (
    <LoadState
      status="failed"
      heading={t('ui_part_failed')}
      isFocused
      isWholeWindow
      onRetry={() => replaceWindow('pix.crop', options)}
    />
  )
}

CropWindow.labels = cropLabels
