/** A choice of a hierarchical picker, or a heading with choices of its own. */
export interface PickerOption {
  readonly value: string
  readonly label: string
  readonly options?: readonly PickerOption[]
}
