/** One choice of a select field. */
export interface SelectOption {
  value: string
  label: string
  /** How many things the choice stands for; shown in brackets behind the label. */
  count?: number | undefined
  isDisabled?: boolean
}
