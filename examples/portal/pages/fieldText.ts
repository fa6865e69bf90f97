import * as v from 'valibot'

/**
 * Accepts any field, because a page must not fail for a strange address: a missing field, a list or a map counts as
 * empty. Removes NUL, which PostgreSQL cannot store.
 */
const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform(sent => sent.replaceAll('\0', '')),
  ),
  '',
)
const fieldMap = v.fallback(v.record(v.string(), text), {})

/** Returns the fields of a decoded form body or query as texts; '' for a field that is not a text. */
export function fieldTexts(fields: unknown): Record<string, string> {
  return v.parse(fieldMap, fields)
}

/** Returns a password field exactly as typed; '' if it is missing or not a text. */
export function typedPassword(fields: unknown): string {
  return v.parse(v.fallback(v.object({ password: v.string() }), { password: '' }), fields).password
}

/** Returns one text field of a decoded form body or query; '' if it is missing or not a text. */
export function fieldText(fields: unknown, name: string): string {
  return v.parse(v.fallback(v.object({ [name]: text }), { [name]: '' }), fields)[name] ?? ''
}
