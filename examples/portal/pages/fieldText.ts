import * as v from 'valibot'

/**
 * A page is shown for any address, so a field that is missing, a list or a map counts as empty. No database stores NUL.
 */
const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform(sent => sent.replaceAll('\0', '')),
  ),
  '',
)
const fieldMap = v.fallback(v.record(v.string(), text), {})

/** Returns the fields of a decoded form body or query as texts; '' for a field that is no text. */
export function fieldTexts(fields: unknown): Record<string, string> {
  return v.parse(fieldMap, fields)
}

/** Returns a password field exactly as typed; '' if it is missing or no text. */
export function typedPassword(fields: unknown): string {
  return v.parse(v.fallback(v.object({ password: v.string() }), { password: '' }), fields).password
}

/** Returns one text field of a decoded form body or query; '' if it is missing or no text. */
export function fieldText(fields: unknown, name: string): string {
  return v.parse(v.fallback(v.object({ [name]: text }), { [name]: '' }), fields)[name] ?? ''
}
