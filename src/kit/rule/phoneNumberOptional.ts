import { isBlank } from './isBlank'
import { phoneNumber } from './phoneNumber'
import type { Rule } from './Rule'

/** A telephone number that may be left out: empty and the default label text pass too (portal-accounts 5). */
export const phoneNumberOptional: Rule = (value, context) => (isBlank(value, context) ? undefined : phoneNumber(value, context))
