import type { ResolvedConfig } from '../../config/resolveConfig'
import { WindowSkeleton } from '../../kit/window/WindowSkeleton'
import { useLabels } from '../../labels/useLabels'
import type { Picture } from '../picture/Picture'
import { CropForm } from './CropForm'
import type { LoadPost } from './createCopy'
import type { CropLabel } from './cropLabels'
import { CropRefused } from './parts/CropRefused'
import type { CropOptions } from './CropWindow'
import { useOpenedOriginal } from './useOpenedOriginal'

/** Props of the part that crops a picture. */
export interface CropPictureProps {
  readonly config: ResolvedConfig
  readonly options: CropOptions
  /** The file of the original. */
  readonly file: Blob
  readonly loadPost: LoadPost
  close(picture: Picture): void
}

/**
 * Decodes the file and lets the person crop the picture. Loaded on demand, because only this part needs the package
 * `react-image-crop`.
 */
export function CropPicture({ config, options, file, loadPost, close }: CropPictureProps) {
  const t = useLabels<CropLabel>()
  const { opened, converter } = useOpenedOriginal(config, options.picture.Uri, file)
  if (opened === undefined) return <WindowSkeleton kind="lines" label={t('ui_loading')} />
  if (typeof opened === 'string') return <CropRefused refusal={opened} />
  return <CropForm {...{ config, options, loadPost, close }} original={opened} converter={() => converter.current} />
}
