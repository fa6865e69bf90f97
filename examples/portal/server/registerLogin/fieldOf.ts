import type { FormMap } from '../http/FormMap'
import { RequestError } from '../http/RequestError'

/** A field that the call must carry, as it was typed. Throws RequestError 400 when it is missing or no single text. */
export function fieldOf(form: FormMap, name: string): string {
  const value = form[name]
  if (typeof value === 'string') return value
  throw new RequestError(400, value === undefined ? `The field ${name} is missing.` : `The field ${name} must be a single text.`)
}
