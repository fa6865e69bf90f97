/** The label of what is wrong with a field of the registration frame: the field's id with `_error_` in the place of `_input_` (portal-accounts 8). */
export function fieldErrorLabel(fieldId: string): string {
  return fieldId.replace('_input_', '_error_')
}
