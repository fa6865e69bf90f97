import type { Rule } from './Rule'

/** More than blanks: what is trimmed before it is sent. */
export const filled: Rule = value => (value.trim() === '' ? { rule: 'nonempty' } : undefined)
