import type { FormMap } from './FormMap'
import { readText } from './readText'
import { RequestError } from './RequestError'

/** A text field that must be sent, though it may be empty. Throws RequestError 400 when it is missing, a list, too long or has control characters. */
export function requireText(form: FormMap, name: string, maxLength: number): string {
  const text = readText(form, name, maxLength)
  if (text === undefined) throw new RequestError(400, `The field ${name} is missing.`)
  return text
}
