import { id, wholeNumber, wholeNumberOr } from './fieldSchemas'
import type { FormMap, FormValue } from './formBody'
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

/**
 * Reads a list of maps from a form. PHP makes an entry of each `name[][key]`. The contract's forms mean one entry until a key repeats, so neighbours
 * without a common key are merged. With numbers (`name[0][key]`) every entry is complete already.
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
