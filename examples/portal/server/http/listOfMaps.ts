import * as v from 'valibot'
import type { FormMap, FormValue } from './formBody'

/** Accepts a map of a form (`name[key]`). */
export const formMap = v.custom<FormMap>(
  value => typeof value === 'object' && value !== null,
  'The field {field} must be a map.',
)

/** Accepts a list of maps of a form (`name[][key]`); a single text is a list without entries. */
export const listOfMaps = v.union([
  v.pipe(
    v.string(),
    v.transform((): FormMap[] => []),
  ),
  v.pipe(formMap, v.transform(mergeEntries)),
])

/**
 * Reads a list of maps from a form. PHP makes an entry of each `name[][key]`. In the contract's forms, an entry
 * continues until a text repeats a key. So adjacent entries, and the maps inside them, are merged if they share no key
 * with a text. Numbered entries (`name[0][key]`) stay separate, because they have the same keys.
 */
function mergeEntries(value: FormMap): FormMap[] {
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
