import { config } from '../config'
import type { FormMap } from './FormMap'
import { RequestError } from './RequestError'

/**
 * Reads a query or form body the way PHP does: `a[]=x&a[]=y` is a list, `a[2]=x` a map, the last of equal names wins.
 * Ids used as keys stay what they are, however large. Throws RequestError 400 beyond the limits on fields and depth.
 */
export function parseBracketForm(text: string): FormMap {
  const form = emptyMap()
  const lengths = new Map<FormMap, number>()
  let fields = 0
  for (const [name, value] of new URLSearchParams(text)) {
    fields += 1
    if (fields > config.form.fields) throw new RequestError(400, `A request may have ${config.form.fields} fields at most.`)
    const keys = keysOf(name)
    const last = keys.pop() ?? ''
    let map = form
    for (const key of keys) map = childOf(map, key === '' && map !== form ? nextIndex(map, lengths) : key)
    map[last === '' && map !== form ? nextIndex(map, lengths) : last] = value
  }
  return form
}

function emptyMap(): FormMap {
  return Object.create(null) as FormMap
}

function keysOf(name: string): string[] {
  const bracket = name.indexOf('[')
  if (bracket < 1) return [name]
  const keys = [name.slice(0, bracket)]
  // Step by step: a pattern would look for the end of each of a million open brackets anew.
  for (let [from, end] = [bracket, name.indexOf(']', bracket)]; from >= 0 && end >= 0; from = name.indexOf('[', end), end = name.indexOf(']', from)) {
    keys.push(name.slice(from + 1, end))
    if (keys.length > config.form.depth) throw new RequestError(400, `Field names may be nested ${config.form.depth} levels at most.`)
  }
  return keys
}

function childOf(map: FormMap, key: string): FormMap {
  const present = map[key]
  if (typeof present === 'object') return present
  return (map[key] = emptyMap())
}

function nextIndex(map: FormMap, lengths: Map<FormMap, number>): string {
  let index = lengths.get(map) ?? 0
  while (String(index) in map) index += 1
  lengths.set(map, index + 1)
  return String(index)
}
