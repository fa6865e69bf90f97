import * as v from 'valibot'

/**
 * True when a portal left a value out. PHP writes null, false, 0, an empty text, an empty list or an empty map in its
 * place.
 */
export function isLeftOut(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return value === undefined || value === null || value === false || value === 0 || value === ''
}

/** Returns the schema of a value that may be left out. The output is then undefined. */
function optional<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | undefined> {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.transform(value => (isLeftOut(value) ? undefined : value)),
      v.optional(schema),
    ),
  )
}

const given = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** Schema of a portal's text, which may be a number. The output is undefined if the text is left out. */
export const optionalText = optional(given)

/** Schema of a portal's text, which may be a number. The output is empty if the text is left out. */
export const textOrEmpty = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform(value => (isLeftOut(value) ? '' : value)),
  given,
)

/**
 * Schema of a map of texts. The output is undefined if the map is left out. An empty list becomes an empty map, because
 * PHP writes an empty map in this way.
 */
export const optionalTexts: v.GenericSchema<unknown, Readonly<Record<string, string>> | undefined> = v.optional(
  v.union([
    v.pipe(
      v.strictTuple([]),
      v.transform(() => ({})),
    ),
    optional(v.record(v.string(), v.union([textOrEmpty, v.pipe(v.boolean(), v.transform(String))]))),
  ]),
)

/** Schema of a boolean: '', '0', 0 and 'false' are false. The output is undefined for null and an empty list. */
export const optionalMark = v.pipe(
  v.nullish(v.union([v.boolean(), v.string(), v.number(), v.strictTuple([])])),
  v.transform(value =>
    value == null || Array.isArray(value) ? undefined : !['', '0', 'false'].includes(String(value)),
  ),
)

/** Schema of a value that later code validates. The output is undefined if the value is left out. */
export const optionalData = optional(v.unknown())
