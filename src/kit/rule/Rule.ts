/**
 * Judges one value: undefined when it may stay, else why not. Rules are pure, know neither page nor React, and take time in
 * proportion to the value's length.
 */
export type Rule<Value = string> = (value: Value, context?: RuleContext) => RuleError | undefined

/** What a rule may know of the field beside its value. */
export interface RuleContext {
  /** The field's default label text; a value equal to it counts as empty. */
  placeholder?: string
  /** The values of every field of the same group, the validated one among them. */
  group?: readonly string[]
  /** How far the field says its editing has come; undefined while it says nothing. */
  editing?: EditingState
}

/** Why a rule refuses a value. The form turns it into the field's own error text. */
export interface RuleError {
  readonly rule: RuleName
  /** Numbers for the error text's markers, such as `{MIN}`. */
  readonly markers?: Readonly<Record<string, number>>
}

/** The name of what a value fails; the form chooses the error text by it. */
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
 * How far the editing of a field has come. A plain field is `done` when it is left; the others are the states of a search box
 * (portal-accounts 4): its value is a choice it offered, one it did not, being looked up, being typed, or free text.
 */
export type EditingState = 'done' | 'validated' | 'invalidated' | 'validating' | 'editing' | 'freetext'
