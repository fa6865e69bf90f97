import type { Rule } from './Rule'
import { isBlank } from './valueRules'

const FRAME_SHAPE = /^[\w.-]+@[\w.-]{2,}\.\w{2,22}$/

/**
 * An e-mail address as the registration frame accepts it: word characters, '-' and '.', '@', at least 2 such
 * characters, '.' and a top-level part of 2 to 22 word characters (portal-accounts 5, frame window field rules). The
 * layers have another rule.
 */
export const frameEmail: Rule = (value, context) =>
  isBlank(value, context) || !FRAME_SHAPE.test(value) ? { rule: 'email' } : undefined

const LAYER_SHAPE = /^[A-Za-z0-9_.+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9]{2,4}$/

/**
 * An e-mail address as the register-login and password layers accept it: letters, digits and _ . + -, '@', domain
 * labels each followed by '.', and an alphanumeric ending of 2 to 4 characters (portal-accounts 5). The frame has
 * another rule.
 */
export const layerEmail: Rule = value => (LAYER_SHAPE.test(value) ? undefined : { rule: 'email' })

const NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,23}[A-Za-z0-9]$/

/**
 * An account: 2 to 25 letters, digits and '-' that begin and end with a letter or digit, or an e-mail address as the
 * frame accepts it (portal-accounts 5). Blanks around it and upper case are ignored.
 */
export const accountName: Rule = (value, context) => {
  const account = value.trim()
  return NAME.test(account) || !frameEmail(account, context) ? undefined : { rule: 'account' }
}
