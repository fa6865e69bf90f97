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
