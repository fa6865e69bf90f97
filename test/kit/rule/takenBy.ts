import type { Rule } from '../../../src/kit/rule/Rule'

/** Those of some values that a rule lets pass. */
export function takenBy(rule: Rule, values: readonly string[]): string[] {
  return values.filter(value => !rule(value))
}
