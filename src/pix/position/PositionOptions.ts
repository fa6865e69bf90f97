import type { Picture } from '../picture/Picture'
import type { PicturePosition } from './PicturePosition'

/** What the position window is opened with. */
export interface PositionOptions {
  readonly picture: Picture
  /** How the picture is placed now. */
  readonly position?: Partial<PicturePosition> | undefined
}
