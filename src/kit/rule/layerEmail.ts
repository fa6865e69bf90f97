import type { Rule } from './Rule'

const SHAPE = /^[A-Za-z0-9_.+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9]{2,4}$/

/**
 * An e-mail address as the register-login and password layers take it: letters, digits and _ . + -, '@', domain labels each
 * followed by '.', and an alphanumeric ending of 2 to 4 characters (portal-accounts 5). The frame has a rule of its own.
 */
export const layerEmail: Rule = value => (SHAPE.test(value) ? undefined : { rule: 'email' })
