import * as v from 'valibot'
import { id, textUpTo, wholeNumber, wholeNumberOr } from './fieldSchemas'
import { type FormMap, type FormValue, readForm } from './formBody'
import { RequestError } from './RequestError'

/**
 * Reads the fields of a query or a form body by their schemas. Throws RequestError 400 with the message of the first
 * invalid field, or if `source` contains no form fields.
 */
export function readFields<const Entries extends v.ObjectEntries>(
  entries: Entries,
  source: unknown,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  return fieldsOf(entries, readForm(source))
}

/** Reads fields of a decoded form. Throws RequestError 400 with the message of the first invalid field. */
export function fieldsOf<const Entries extends v.ObjectEntries>(
  entries: Entries,
  form: FormMap,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  // Adds every key, so that a missing field gets the message of its own schema.
  const fields = Object.fromEntries(Object.keys(entries).map(name => [name, form[name]]))
  const result = v.safeParse(v.object(entries), fields, { abortEarly: true, abortPipeEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  throw new RequestError(400, issue.message.replace('{field}', String(issue.path?.[0].key)))
}

/**
 * Returns a text field, or undefined if it is not sent. Throws RequestError 400 for a list, for control characters, or
 * if the text is too long.
 */
export function readText(form: FormMap, name: string, maxLength: number): string | undefined {
  return fieldsOf({ [name]: v.optional(textUpTo(maxLength)) }, form)[name]
}

/**
 * Returns a text field that must be sent, but may be empty. Throws RequestError 400 if it is missing, a list or too
 * long, or has control characters.
 */
export function requireText(form: FormMap, name: string, maxLength: number): string {
  return checkedText(form[name], name, maxLength)
}

/**
 * Returns a field's value as a text that can be stored. Throws RequestError 400, which names the field, for a list, for
 * control characters, or if the text is too long.
 */
export function checkedText(value: FormValue | undefined, name: string, maxLength: number): string {
  const form: FormMap = value === undefined ? {} : { [name]: value }
  return fieldsOf({ [name]: textUpTo(maxLength) }, form)[name] ?? ''
}

/**
 * Returns a whole number within limits. Returns `fallback`, if given, for a missing or empty field. Throws RequestError
 * 400 for anything else.
 */
export function readNumber(
  form: FormMap,
  name: string,
  { fallback, ...range }: { min: number; max: number; fallback?: number },
): number {
  const schema = fallback === undefined ? wholeNumber(range) : wholeNumberOr(fallback, range)
  return fieldsOf({ [name]: schema }, form)[name] ?? NaN
}

/**
 * Returns an id from an address or a form. Throws RequestError 400, whose text contains `what`, for anything but a
 * positive whole number.
 */
export function parseId(text: string | undefined, what: string): number {
  return fieldsOf({ id: id(what) }, text === undefined ? {} : { id: text }).id
}
