/** Limits of a choice, and the view and the selection with which the library opens. */
export interface PickOptions {
  /**
   * Limit of the choice: `true` for any number of pictures, a number for at most that number, `false` for one picture.
   * With `false`, the result is the picture itself, not an array. Default: true.
   */
  multiple?: boolean | number
  /**
   * Ids of the pictures that are selected at first, such as an earlier choice. The result is the whole choice: these
   * pictures too, unless the person unselects them. If the person unselects all and confirms, the result is an empty
   * array, also if `multiple` is false. If some of these pictures no longer exist, or can't be selected because of
   * `accept` or `multiple`, the window says how many.
   */
  selected?: readonly number[]
  /** The text that the library searches for at first. */
  filter?: string
  /** Id of the series that the library shows at first. */
  series?: number
  /**
   * Requirements of a picture: an original that is at least `minWidth` px wide, and the ratio of width to height, such
   * as `'16:9'` or `1.5`. The ratio may differ by at most 2 %. The library dims pictures that do not meet the
   * requirements, and gives the reason. Dimmed pictures can't be chosen. A picture whose size the portal does not know
   * can be chosen.
   */
  accept?: { minWidth?: number; ratio?: string | number }
}

/** Requirements that a picture must meet. */
export type PickRequirements = NonNullable<PickOptions['accept']>
