import type { FormMap } from '../http/FormMap'
import { fieldOf } from './fieldOf'

/** A field that the call may carry, '' without it. Throws RequestError 400 when it is no single text. */
export function optionalFieldOf(form: FormMap, name: string): string {
  return form[name] === undefined ? '' : fieldOf(form, name)
}
