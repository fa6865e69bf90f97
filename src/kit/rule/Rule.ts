import type { RuleContext } from './RuleContext'
import type { RuleFault } from './RuleFault'

/**
 * Judges one value: undefined when it may stay, else why not. Rules are pure, know neither page nor React, and take time in
 * proportion to the value's length.
 */
export type Rule<Value = string> = (value: Value, context?: RuleContext) => RuleFault | undefined
