/** The size of a window in CSS pixels; without a height it is as high as its content. */
export interface WindowSize {
  readonly width: number
  readonly height?: number
  /** Its height is the most it may have: a window with less in it is lower. */
  readonly isFitted?: boolean
}
