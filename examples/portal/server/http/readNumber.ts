import type { FormMap, FormValue } from './formBody'
import { RequestError } from './RequestError'

/** A whole number within limits, `fallback` when it is not sent or empty. Throws RequestError 400 for anything else. */
export function readNumber(
  form: FormMap,
  name: string,
  range: { min: number; max: number; fallback?: number },
): number {
  const text = form[name]
  if ((text === undefined || text === '') && range.fallback !== undefined) return range.fallback
  const value = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : NaN
  if (value >= range.min && value <= range.max) return value
  throw new RequestError(400, `The parameter ${name} must be a whole number from ${range.min} to ${range.max}.`)
}

const LARGEST = 2_147_483_647

/** An id from an address or a form. Throws RequestError 400, naming `what` it should have been, for anything but a positive whole number. */
export function parseId(text: string | undefined, what: string): number {
  const id = text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN
  if (id <= LARGEST) return id
  throw new RequestError(400, `The ${what} must be a positive whole number.`)
}

/**
 * A list of maps in a form. PHP makes an entry of each `name[][key]`; the contract's forms mean one entry until a key repeats,
 * so neighbours that have no key in common are put together. With numbers (`name[0][key]`) every entry is whole already.
 */
export function readListOf(value: FormMap): FormMap[] {
  const entries: FormMap[] = []
  for (const entry of Object.values(value)) {
    if (typeof entry === 'string') continue
    const last = entries.at(-1)
    if (last && canJoin(last, entry)) join(last, entry)
    else entries.push(entry)
  }
  return entries
}

function canJoin(into: FormMap, from: FormMap): boolean {
  return Object.entries(from).every(([key, value]) => {
    const present = into[key]
    return present === undefined || (isMap(present) && isMap(value) && canJoin(present, value))
  })
}

function join(into: FormMap, from: FormMap): void {
  for (const [key, value] of Object.entries(from)) {
    const present = into[key]
    if (present !== undefined && isMap(present) && isMap(value)) join(present, value)
    else into[key] = value
  }
}

function isMap(value: FormValue): value is FormMap {
  return typeof value === 'object'
}

/** The method that a form names in its field `method`, as the contract's forms do. Throws RequestError 400 for one not in `allowed`. */
export function readMethod<M extends string>(form: FormMap, allowed: readonly M[]): M {
  const method = allowed.find(name => name === form['method'])
  if (method) return method
  throw new RequestError(400, `The field method must be ${allowed.join(' or ')}.`)
}
