/** What every field of the kit takes besides its value. */
export interface FieldProps {
  label: string
  /** The label is read out but not shown; only where the place makes it plain. */
  isLabelHidden?: boolean
  /** A short help below the field. */
  hint?: string
  /** Why the value cannot be taken; marks the field. */
  error?: string
  isRequired?: boolean
}
