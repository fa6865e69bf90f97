import type { FormMap } from './FormMap'
import { RequestError } from './RequestError'

/** The method that a form names in its field `method`, as the contract's forms do. Throws RequestError 400 for one not in `allowed`. */
export function readMethod<M extends string>(form: FormMap, allowed: readonly M[]): M {
  const method = allowed.find(name => name === form['method'])
  if (method) return method
  throw new RequestError(400, `The field method must be ${allowed.join(' or ')}.`)
}
