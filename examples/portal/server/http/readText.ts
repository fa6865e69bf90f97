import * as v from 'valibot'
import { textUpTo } from './fieldSchemas'
import type { FormMap, FormValue } from './formBody'
import { fieldsOf } from './readFields'

/** Returns a text field, or undefined if it is not sent. Throws RequestError 400 for a list, control characters or too long a text. */
export function readText(form: FormMap, name: string, maxLength: number): string | undefined {
  return fieldsOf({ [name]: v.optional(textUpTo(maxLength)) }, form)[name]
}

/** Returns a text field that must be sent, though it may be empty. Throws RequestError 400 if it is missing, a list, too long or has control characters. */
export function requireText(form: FormMap, name: string, maxLength: number): string {
  return checkedText(form[name], name, maxLength)
}

/** Returns a field's value as a text that can be stored. Throws RequestError 400, naming the field, for a list, control characters or too long a text. */
export function checkedText(value: FormValue | undefined, name: string, maxLength: number): string {
  const form: FormMap = value === undefined ? {} : { [name]: value }
  return fieldsOf({ [name]: textUpTo(maxLength) }, form)[name] ?? ''
}
