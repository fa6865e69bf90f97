import type { ReadLabel } from '../../labels/useLabels'
import type { Picture } from '../picture/Picture'
import type { ManageLabel } from './ManageLabel'

/** What a picture of the list gets, as a tile and as a row. */
export interface PictureCellProps {
  readonly picture: Picture
  readonly index: number
  readonly column: number
  readonly isMarked: boolean
  /** The one cell that Tab reaches. */
  readonly isActive: boolean
  /** The best of several copies. */
  readonly isBest: boolean
  readonly canInsert: boolean
  /** Whether a tile has its acts, which show under the pointer or the focus alone: those drawn first get them a moment later. */
  readonly hasActs: boolean
  /** Height of a tile's picture area in px. */
  readonly height: number
  /** Address of the image service. */
  readonly service: string
  /** Another one when the list was asked for again: a file that didn't come is tried once more. */
  readonly attempt: number
  readonly t: ReadLabel<ManageLabel>
}
