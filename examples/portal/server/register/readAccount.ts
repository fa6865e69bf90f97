import type { FormMap } from '../http/FormMap'
import { requireText } from '../http/requireText'
import { isAccountName } from './rules/isAccountName'

const LONGEST_TEXT = 20_000

/** The account in a field, trimmed, or null when it cannot be one. Throws RequestError 400 for a field that is missing or no single text. */
export function readAccount(form: FormMap, name: string): string | null {
  const account = requireText(form, name, LONGEST_TEXT).trim()
  return isAccountName(account) ? account : null
}
