import type { EditingState } from './EditingState'

/** What a rule may know of the field beside its value. */
export interface RuleContext {
  /** The field's default label text; a value equal to it counts as empty. */
  placeholder?: string
  /** The values of every field of the same group, the judged one among them. */
  group?: readonly string[]
  /** How far the field says its editing has come; undefined while it says nothing. */
  editing?: EditingState
}
