import { isBlank } from './isBlank'
import type { Rule } from './Rule'

const SHAPE = /^(?:[01]?\d|2[0-3]):[0-5]\d$/

/** A time of day that may be left out, as h:mm or hh:mm (portal-accounts 5), hours 0 to 23 (events 5.5). */
export const timeOptional: Rule = (value, context) => (isBlank(value, context) || SHAPE.test(value) ? undefined : { rule: 'time' })
