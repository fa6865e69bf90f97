import { config } from '../config'

/** One address and nothing else: no spaces, no list, no display name, no quoting. */
const ADDRESS = /^[^\s@,;:<>()[\]\\"\p{C}]+@[^\s@,;:<>()[\]\\"\p{C}]+$/u

/** True when a text is one address to which the portal may send a mail. */
export function isMailAddress(text: string): boolean {
  return text.length <= config.mail.addressLength && ADDRESS.test(text)
}
