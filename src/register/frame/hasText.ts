import type { Rule } from '../../kit/rule/Rule'

/** The value must be more than blanks, which would be sent as nothing. */
export const hasText: Rule = value => (value.trim() === '' ? { rule: 'nonempty' } : undefined)
