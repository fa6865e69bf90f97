/**
 * Validates one value. Returns undefined for a valid value, else the error. Rules are pure, know neither page nor
 * React, and take time in proportion to the value's length.
 */
export type Rule<Value = string> = (value: Value, context?: RuleContext) => RuleError | undefined

/** Context of a validation besides the value. */
export interface RuleContext {
  /** The field's default label text. A value equal to this text counts as empty. */
  placeholder?: string
  /** The values of all fields of the same group, the validated one included. */
  group?: readonly string[]
  /** The progress of the field's editing. A form passes `done` for a field that reports none. */
  editing?: EditingState
}

/** A validation error. The form turns the error into the field's own error text. */
export interface RuleError {
  readonly rule: RuleName
  /** Numbers for the error text's markers, such as `{MIN}`. */
  readonly markers?: Readonly<Record<string, number>>
}

/** Names of the errors. The form chooses the error text by the name. */
export type RuleName =
  | 'nonempty'
  | 'email'
  | 'account'
  | 'url'
  | 'equals'
  | 'phoneNumber'
  | 'inputLength'
  | 'passwordStrength'
  | 'isChecked'
  | 'date'
  | 'time'
  | 'finishedEditing'
  | 'size'

/**
 * Progress of a field's editing. A plain field is always `done`. The other values are the states of a search box
 * (portal-accounts 4). `validated`: a choice from the list. `invalidated`: no text, or a text that is not one of the
 * choices. `validating`: the search is in progress. `editing`: the person types. `freetext`: an accepted free text.
 */
export type EditingState = 'done' | 'validated' | 'invalidated' | 'validating' | 'editing' | 'freetext'
