import type { FormMap } from './FormMap'
import { RequestError } from './RequestError'

/** A request's query or body as form fields. Throws RequestError 400 when there are none, or in another format. */
export function readForm(source: unknown): FormMap {
  if (typeof source === 'object' && source !== null && Object.getPrototypeOf(source) === null) return source as FormMap
  throw new RequestError(400, 'The request must carry form fields (application/x-www-form-urlencoded).')
}
