import type { Rule } from '../../../src/kit/rule/Rule'

/** Returns the values that a rule accepts. */
export function acceptedBy(rule: Rule, values: readonly string[]): string[] {
  return values.filter(value => !rule(value))
}
