import type { FormMap, FormValue } from './formBody'
import { RequestError } from './RequestError'

/** A text field, or undefined when it is not sent. Throws RequestError 400 for a list, control characters or too long a text. */
export function readText(form: FormMap, name: string, maxLength: number): string | undefined {
  return form[name] === undefined ? undefined : checkedText(form[name], name, maxLength)
}

/** A list field (`name[]=`), or undefined when it is not sent; a single text counts as a list of one. Throws RequestError 400 beyond the limits. */
export function readTextList(
  form: FormMap,
  name: string,
  limits: { entries: number; length: number },
): string[] | undefined {
  const value = form[name]
  if (value === undefined) return undefined
  if (typeof value === 'string') return [checkedText(value, name, limits.length)]
  const entries = Object.values(value)
  if (entries.length > limits.entries)
    throw new RequestError(400, `The field ${name} may have ${limits.entries} entries at most.`)
  return entries.map(entry => checkedText(entry, name, limits.length))
}

/** A text field that must be sent, though it may be empty. Throws RequestError 400 when it is missing, a list, too long or has control characters. */
export function requireText(form: FormMap, name: string, maxLength: number): string {
  const text = readText(form, name, maxLength)
  if (text === undefined) throw new RequestError(400, `The field ${name} is missing.`)
  return text
}

const CONTROL_CHARACTERS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/

/** A field's value as a text that can be stored. Throws RequestError 400, naming the field, for a list, control characters or too long a text. */
export function checkedText(value: FormValue, name: string, maxLength: number): string {
  if (typeof value !== 'string') throw new RequestError(400, `The field ${name} must be a single text.`)
  if (value.length > maxLength)
    throw new RequestError(400, `The field ${name} may have ${maxLength} characters at most.`)
  if (CONTROL_CHARACTERS.test(value)) throw new RequestError(400, `The field ${name} contains control characters.`)
  return value
}
