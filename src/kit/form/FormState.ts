import type { FieldState } from './FieldState'

/** The values of a form and the state of each of its fields. */
export interface FormState<Values extends object> {
  readonly values: Values
  readonly fields: Readonly<Record<keyof Values, FieldState>>
}
