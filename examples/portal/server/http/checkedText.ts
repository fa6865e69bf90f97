import type { FormValue } from './FormValue'
import { RequestError } from './RequestError'

const CONTROL_CHARACTERS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/

/** A field's value as a text that can be stored. Throws RequestError 400, naming the field, for a list, control characters or too long a text. */
export function checkedText(value: FormValue, name: string, maxLength: number): string {
  if (typeof value !== 'string') throw new RequestError(400, `The field ${name} must be a single text.`)
  if (value.length > maxLength) throw new RequestError(400, `The field ${name} may have ${maxLength} characters at most.`)
  if (CONTROL_CHARACTERS.test(value)) throw new RequestError(400, `The field ${name} contains control characters.`)
  return value
}
