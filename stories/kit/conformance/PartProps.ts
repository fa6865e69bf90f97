/** What the conformance suite hands to a part's `draw`; a row passes on what its part takes. */
export interface PartProps<Value> {
  label: string
  hint?: string
  error?: string
  isRequired?: boolean
  isLabelHidden?: boolean
  disabled?: boolean
  value: Value
  onChange(value: Value): void
}
