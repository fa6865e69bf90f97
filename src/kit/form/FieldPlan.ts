import type { Rule } from '../rule/Rule'

/** How a form treats one field. */
export interface FieldPlan<Value> {
  /** The field is marked nonempty. Without it, its rules run only when there is a value (UI-FLD-26). */
  readonly isRequired?: boolean
  /** What the value has to pass, first fault first. */
  readonly rules?: readonly Rule<Value>[]
  /** The default label text: shown while nothing is typed, and never a value. */
  readonly placeholder?: string
  /** Text fields of the same group are compared by the rule `equals`. */
  readonly group?: string
}
