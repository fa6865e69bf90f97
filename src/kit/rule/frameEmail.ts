import { isBlank } from './isBlank'
import type { Rule } from './Rule'

const SHAPE = /^[\w.-]+@[\w.-]{2,}\.\w{2,22}$/

/**
 * An e-mail address as the registration frame takes it: word characters, '-' and '.', '@', at least 2 such characters, '.' and a
 * top-level part of 2 to 22 word characters (portal-accounts 5, frame window field rules). The layers have a rule of their own.
 */
export const frameEmail: Rule = (value, context) => (isBlank(value, context) || !SHAPE.test(value) ? { rule: 'email' } : undefined)
