import type { Rule } from './Rule'

/**
 * At least one input of that name is checked (portal-accounts 5). The value is that of one checkbox or switch, or the list of
 * what is checked.
 */
export const isChecked: Rule<boolean | readonly string[]> = value =>
  (typeof value === 'boolean' ? value : value.length > 0) ? undefined : { rule: 'isChecked' }
