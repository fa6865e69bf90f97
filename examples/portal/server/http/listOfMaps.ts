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
 * Reads a list of maps from a form. PHP makes an entry of each `name[][key]`, so it reads `a[][x]=1&a[][y]=2` as two
 * entries. In the contract's forms these are one entry. The next entry begins when a key comes again, such as with
 * `a[][x]=3` after these two. So adjacent entries are merged if they have no key in common. A common key prevents this
 * unless both values are maps that can be merged by the same rule. Numbered entries (`a[0][x]=1&a[1][x]=2`) usually
 * have the same keys, so they stay separate.
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
