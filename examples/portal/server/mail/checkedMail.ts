import { config } from '../config'
import { RequestError } from '../http/RequestError'
import type { Mail } from './Mail'

/** One address and nothing else: no spaces, no list, no display name, no quoting. */
const ADDRESS = /^[^\s@,;:<>()[\]\\"\p{C}]+@[^\s@,;:<>()[\]\\"\p{C}]+$/u
const HEADER_BREAKING = /[\p{Cc}\u2028\u2029]/u

/** The mail, if nothing in its headers could start another header or another recipient. Throws RequestError 400 naming what is wrong. */
export function checkedMail(mail: Mail): Mail {
  if (mail.to.length > config.mail.addressLength || !ADDRESS.test(mail.to)) throw new RequestError(400, 'The recipient is not one e-mail address.')
  if (mail.subject.length > config.mail.subjectLength || HEADER_BREAKING.test(mail.subject)) {
    throw new RequestError(400, 'The subject of the mail contains control characters or is too long.')
  }
  if (mail.text.length > config.mail.textLength || mail.text.includes('\0')) throw new RequestError(400, 'The text of the mail is too long or cannot be sent.')
  return mail
}
