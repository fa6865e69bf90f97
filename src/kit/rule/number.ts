import { nonempty } from './nonempty'
import type { Rule } from './Rule'

/** A number that must be given. It only has to be there: the digit pattern of portal-accounts 5 lets every text pass. */
export const number: Rule = (value, context) => nonempty(value, context)
