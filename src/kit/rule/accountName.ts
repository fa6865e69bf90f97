import { frameEmail } from './frameEmail'
import type { Rule } from './Rule'

const NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,23}[A-Za-z0-9]$/

/**
 * An account: 2 to 25 letters, digits and '-' that begin and end with a letter or digit, or an e-mail address as the frame takes
 * it (portal-accounts 5). Blanks around it don't count; capitals are as good as small letters.
 */
export const accountName: Rule = (value, context) => {
  const account = value.trim()
  return NAME.test(account) || !frameEmail(account, context) ? undefined : { rule: 'account' }
}
