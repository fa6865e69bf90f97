import type { FormMap } from '../../http/FormMap'
import { RequestError } from '../../http/RequestError'
import { isNothing } from './isNothing'

const LARGEST = 2_147_483_647

/** An id in a form, 0 where it is sent as nothing, undefined where it is not sent. Throws RequestError 400 for anything else. */
export function numberIn(form: FormMap, name: string): number | undefined {
  const value = form[name]
  if (value === undefined) return undefined
  if (isNothing(value)) return 0
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : NaN
  if (id <= LARGEST) return id
  throw new RequestError(400, `The field ${name} must be an id.`)
}
