import { isBlank } from './isBlank'
import type { Rule } from './Rule'

/** Not empty, and the same in all fields of its group, such as a password and its confirmation (portal-accounts 5). */
export const equals: Rule = (value, context) =>
  isBlank(value, context) || context?.group?.some(other => other !== value) ? { rule: 'equals' } : undefined
