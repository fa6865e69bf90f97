/** Limits of a choice, and the view and the selection with which the library opens. */
export interface PickOptions {
  /**
   * How many pictures can be chosen: `false` for one (the result is then that picture, not an array of one), a number
   * for at most so many. Default: true, any number.
   */
  multiple?: boolean | number
  /**
   * Ids of the pictures that are selected at first, such as an earlier choice. Then the result is the whole new choice,
   * an array unless `multiple` is false. If the person clears the selection and confirms, the result is an empty array,
   * also if `multiple` is false. If some pictures are gone or do not fit, the window says so.
   */
  selected?: readonly number[]
  /** The text that the library searches for at first. */
  filter?: string
  /** Id of the series that the library shows at first. */
  series?: number
  /**
   * Which pictures fit: those of at least `minWidth` px (of the original), and of the ratio of width to height, such as
   * `'16:9'` or `1.5`, with a difference of at most 2 %. The others are shown dimmed, with the reason, and can't be
   * chosen.
   */
  accept?: { minWidth?: number; ratio?: string | number }
}

/** Requirements that a picture must meet. */
export type PickRequirements = NonNullable<PickOptions['accept']>
