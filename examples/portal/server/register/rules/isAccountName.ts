import { isFrameEmail } from './isFrameEmail'

const NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,23}[A-Za-z0-9]$/

/** Whether a text can be an account: a name of 2 to 25 letters, digits and '-', or an e-mail address (portal-accounts 5). */
export function isAccountName(text: string): boolean {
  return NAME.test(text) || isFrameEmail(text)
}
