/** The attributes that tie a field's control to its label, hint and error. */
export interface FieldControlProps {
  id: string
  /** What a page's style sheet knows it by; what stands in the page's own tree has none. */
  part?: 'input'
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
