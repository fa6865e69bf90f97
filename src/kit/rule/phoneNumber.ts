import type { Rule } from './Rule'

const SHAPE = /^\+\d{1,3} \d+ \d+$/

/** An international telephone number: '+', 1 to 3 digits, a blank, digits, a blank, digits (portal-accounts 5). */
export const phoneNumber: Rule = value => (SHAPE.test(value) ? undefined : { rule: 'phoneNumber' })
