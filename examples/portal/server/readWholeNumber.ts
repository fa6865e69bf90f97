import { StartError } from './StartError'

/** A whole number from 0 to `max`. Throws StartError, naming the option, for anything else. */
export function readWholeNumber(name: string, text: string, max: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN
  if (value <= max) return value
  throw new StartError(`The option ${name} must be a whole number from 0 to ${max}, not '${text}'.`)
}
