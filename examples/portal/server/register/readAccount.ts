import type { FormMap } from '../http/formBody'
import { parseId } from '../http/readNumber'
import { readText, requireText } from '../http/readText'
import { RequestError } from '../http/RequestError'
import { fieldOf } from '../registerLogin/fieldOf'
import type { Registration } from './Registration'
import { isAccountName } from './rules/frameRules'

const LONGEST_TEXT = 20_000

/** The account in a field, trimmed, or null when it cannot be one. Throws RequestError 400 for a field that is missing or no single text. */
export function readAccount(form: FormMap, name: string): string | null {
  const account = requireText(form, name, LONGEST_TEXT).trim()
  return isAccountName(account) ? account : null
}

/** The password in a field, as it was sent. Throws RequestError 400 for a field that is missing or no single text. */
export function readPassword(form: FormMap, name: string): string {
  return fieldOf(form, name)
}

/** Checks the field user_id, which may be empty: it names the person of this registration. Throws RequestError 400 for no id, 403 for another's. */
export function checkUserId(form: FormMap, registration: Registration): void {
  const text = readText(form, 'user_id', 20) ?? ''
  if (text === '' || text === 'null') return
  const { personId, provenId } = registration.state
  if ([personId, provenId].includes(parseId(text, 'field user_id'))) return
  throw new RequestError(403, {
    de: 'Diese Person gehört nicht zu Ihrer Registrierung.',
    en: 'This person does not belong to your registration.',
    pl: 'Ta osoba nie należy do Państwa rejestracji.',
  })
}

/**
 * Returns the form with blanks in place of control characters. They come with text pasted from another program, and a person could neither see nor
 * remove them.
 */
export function withoutControls(form: FormMap): FormMap {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, ' ') : value,
    ]),
  )
}

/** Values of {email} and {account} in texts about an account; they also prefill the next windows. */
export function accountTexts(account: string): { account: string; email: string } {
  return { account, email: account }
}
