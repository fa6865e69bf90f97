/** The attributes that tie a field's control to its label, hint and error. */
export interface FieldControlProps {
  id: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
