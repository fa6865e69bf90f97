/** What a form hands to one of its fields; spread it on the kit's field. */
export interface FieldBinding<Value> {
  value: Value
  onChange: (value: Value) => void
  onFocus: () => void
  onBlur: () => void
  /** Keeps hold of the control, which gets the focus when its field is the first with a fault. */
  ref: (control: { focus(): void } | null) => void
  error: string | undefined
  isRequired: boolean
  placeholder: string | undefined
  'data-state': 'unedited' | 'edited'
}
