import type { FormMap } from '../http/FormMap'
import { RequestError } from '../http/RequestError'

/** The password in a field, as it was sent. Throws RequestError 400 for a field that is missing or no single text. */
export function readPassword(form: FormMap, name: string): string {
  const password = form[name]
  if (typeof password === 'string') return password
  throw new RequestError(400, password === undefined ? `The field ${name} is missing.` : `The field ${name} must be a single text.`)
}
