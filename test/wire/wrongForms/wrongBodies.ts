/** Response bodies that are invalid for most calls. */
export const wrongBodies = [
  '"kaputt und hin"',
  '17',
  '[[1]]',
  '{"nested":{"deep":1}}',
  '<p>kaputt</p>',
  '{"Id":',
  'null',
  '',
]

/** `takes` of a call that accepts each of `wrongBodies` and returns nothing. */
export const allDone = allRead('done')

/** Returns a map from each body to the given result, for a call whose result is the same for all these bodies. */
export function allRead(result: unknown, bodies = wrongBodies): Readonly<Record<string, unknown>> {
  return Object.fromEntries(bodies.map(body => [body, result]))
}

/** Returns values that the specifications never allow in place of the given value. */
export function wrongForms(value: unknown): unknown[] {
  if (value === null || value === undefined) return []
  return typeof value === 'object' ? ['kaputt', 17] : [{ nested: { deep: 1 } }, [[1]]]
}

/** Returns the path of each field of a value, at every depth. */
export function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  const own = path.length > 0 ? [[...path]] : []
  if (typeof value !== 'object' || value === null) return own
  return [...own, ...Object.entries(value).flatMap(([key, child]) => pathsIn(child, [...path, key]))]
}

/** Returns the value at a path. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value)
}

/** Returns a copy with another value at a path. */
export function replaceAt(value: unknown, path: readonly string[], by: unknown): unknown {
  const copy = structuredClone(value)
  Object.assign(valueAt(copy, path.slice(0, -1)) as object, { [path.at(-1)!]: by })
  return copy
}
