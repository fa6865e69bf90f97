import { emptyMap, type FormMap } from '../http/formBody'
import { parseId, readText, requireText } from '../http/readFields'
import { spaced } from '../http/fieldSchemas'
import { RequestError } from '../http/RequestError'
import { fieldOf } from '../registerLogin/LayerCall'
import type { Registration } from './Registration'
import { isAccountName } from './frameRules'

const LONGEST_TEXT = 20_000

/**
 * Returns the account in a field, trimmed, or null if it is invalid. Throws RequestError 400 if the field is missing,
 * not a single text, too long or has control characters.
 */
export function readAccount(form: FormMap, name: string): string | null {
  const account = requireText(form, name, LONGEST_TEXT).trim()
  return isAccountName(account) ? account : null
}

/** Returns the password in a field unchanged. Throws RequestError 400 if the field is missing or not a single text. */
export function readPassword(form: FormMap, name: string): string {
  return fieldOf(form, name)
}

/**
 * Checks that the field user_id is empty, or the id of this registration's person. Throws RequestError 400 for an
 * invalid id, 403 for another person.
 */
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
 * Returns the form with spaces in place of control characters. Control characters come with text pasted from other
 * programs, and a person can neither see nor remove them.
 */
export function withoutControls(form: FormMap): FormMap {
  const copy = Object.assign(emptyMap(), form)
  for (const [name, value] of Object.entries(form)) if (typeof value === 'string') copy[name] = spaced(value)
  return copy
}

/** Returns the values of {email} and {account} in texts about an account. They also prefill the next windows. */
export function accountTexts(account: string): { account: string; email: string } {
  return { account, email: account }
}
