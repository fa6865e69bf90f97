import type { RuleName } from './RuleName'

/** Why a rule refuses a value. The form turns it into the field's own error text. */
export interface RuleFault {
  readonly rule: RuleName
  /** Numbers for the error text's markers, such as `{MIN}`. */
  readonly markers?: Readonly<Record<string, number>>
}
