import type { RadioOption } from './RadioOption'

/** One choice of a group of pictures. */
export interface PictureOption extends RadioOption {
  /** The address of the picture; its meaning stands in the label. */
  pictureUrl: string
}
