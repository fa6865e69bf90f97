import type { Rule } from './Rule'
import { isBlank } from './valueRules'

const FRAME_SHAPE = /^[\w.-]+@[\w.-]{2,}\.\w{2,22}$/

/**
 * An e-mail address as the registration frame accepts it (portal-accounts 5, frame window field rules). Word
 * characters, '-' and '.' are allowed before and after the '@'. At least 2 characters follow the '@', then '.' and a
 * top-level part of 2 to 22 word characters. The layers use `layerEmail` instead.
 */
export const frameEmail: Rule = (value, context) =>
  isBlank(value, context) || !FRAME_SHAPE.test(value) ? { rule: 'email' } : undefined

const LAYER_SHAPE = /^[A-Za-z0-9_.+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9]{2,4}$/

/**
 * An e-mail address as the register-login and password layers accept it (portal-accounts 5). Letters, digits, '_', '.',
 * '+' and '-' are allowed before the '@'. One or more domain labels of letters, digits and '-' follow, each with a '.'
 * after it, then an ending of 2 to 4 letters or digits. The registration frame uses `frameEmail` instead.
 */
export const layerEmail: Rule = value => (LAYER_SHAPE.test(value) ? undefined : { rule: 'email' })

const NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,23}[A-Za-z0-9]$/

/**
 * An account (portal-accounts 5): a name, or an e-mail address as the registration frame accepts it. A name has 2 to 25
 * letters, digits and '-', with a letter or digit at both ends. Blanks around the account are ignored. Upper case is
 * allowed.
 */
export const accountName: Rule = (value, context) => {
  const account = value.trim()
  return NAME.test(account) || !frameEmail(account, context) ? undefined : { rule: 'account' }
}
