import { isBlank } from './isBlank'
import type { Rule } from './Rule'

/** The value must not be empty and must not equal the field's default label text (portal-accounts 5). */
export const nonempty: Rule = (value, context) => (isBlank(value, context) ? { rule: 'nonempty' } : undefined)
