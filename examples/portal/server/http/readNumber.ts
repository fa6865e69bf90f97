import type { FormMap } from './FormMap'
import { RequestError } from './RequestError'

/** A whole number within limits, `fallback` when it is not sent or empty. Throws RequestError 400 for anything else. */
export function readNumber(form: FormMap, name: string, range: { min: number; max: number; fallback?: number }): number {
  const text = form[name]
  if ((text === undefined || text === '') && range.fallback !== undefined) return range.fallback
  const value = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : NaN
  if (value >= range.min && value <= range.max) return value
  throw new RequestError(400, `The parameter ${name} must be a whole number from ${range.min} to ${range.max}.`)
}
