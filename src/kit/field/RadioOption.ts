/** One choice of a radio group. */
export interface RadioOption {
  value: string
  label: string
  isDisabled?: boolean
}
