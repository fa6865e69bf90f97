import { type OriginalSize, type PictureSize, readSize } from './positionModel'
import type { PositionValues } from './PositionValues'

/** The width in px of the text column that the preview stands for. */
const COLUMN_WIDTH = 680
/** Width to height of a picture whose size nobody knows. */
const UNKNOWN_RATIO = 4 / 3

/** How large a placed picture is beside its text: its width in percent of the column, and its width to height. */
export function previewSize({ CurrentWidth, CurrentHeight }: Pick<PositionValues, 'CurrentWidth' | 'CurrentHeight'>, { Width, Height }: OriginalSize): { width: number; ratio: number } {
  const ratio = Width > 0 && Height > 0 ? Width / Height : UNKNOWN_RATIO
  const height = readSize(CurrentHeight)
  const width = widthInPixels(readSize(CurrentWidth), height, ratio) ?? (Width || COLUMN_WIDTH / 2)
  const shown = typeof height === 'number' ? width / height : ratio
  return { width: Math.min(100, (width / COLUMN_WIDTH) * 100), ratio: shown }
}

function widthInPixels(width: PictureSize | undefined, height: PictureSize | undefined, ratio: number): number | undefined {
  if (typeof width === 'number') return width
  if (width !== undefined && width !== 'auto') return (Number.parseInt(width, 10) / 100) * COLUMN_WIDTH
  // Against the height of a text that goes on, a percentage means nothing: the picture keeps its own size.
  return typeof height === 'number' ? height * ratio : undefined
}
