/** Props that the conformance suite passes to `draw`; a row passes on those that its part supports. */
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
