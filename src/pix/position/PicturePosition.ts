/** How an inserted picture is placed; names are the contract's (image-library 3.2). */
export interface PicturePosition {
  /** Width of the original in px. */
  readonly Width: number
  /** Height of the original in px. */
  readonly Height: number
  /** A number of px, a percentage such as `50%`, or `auto`. */
  readonly CurrentWidth: number | string
  /** A number of px, a percentage such as `50%`, or `auto`. */
  readonly CurrentHeight: number | string
  readonly Title: string
  readonly Description: string
  readonly Alignment: 'none' | 'left' | 'center' | 'right'
}
