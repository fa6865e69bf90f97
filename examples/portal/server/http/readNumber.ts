import { id, wholeNumber, wholeNumberOr } from './fieldSchemas'
import type { FormMap } from './formBody'
import { fieldsOf } from './readFields'

/** Returns a whole number within limits; `fallback` if it is not sent or empty. Throws RequestError 400 for anything else. */
export function readNumber(
  form: FormMap,
  name: string,
  { fallback, ...range }: { min: number; max: number; fallback?: number },
): number {
  const schema = fallback === undefined ? wholeNumber(range) : wholeNumberOr(fallback, range)
  return fieldsOf({ [name]: schema }, form)[name] ?? NaN
}

/** Returns an id from an address or a form. Throws RequestError 400, which contains `what`, for anything but a positive whole number. */
export function parseId(text: string | undefined, what: string): number {
  return fieldsOf({ id: id(what) }, text === undefined ? {} : { id: text }).id
}
