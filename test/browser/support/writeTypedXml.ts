type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue }

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Writes a value as a portal's typed XML, as image-library 7.3 describes it; the names of the elements mean nothing. */
export function writeTypedXml(value: JsonValue, key?: string): string {
  const keyed = key === undefined ? '' : ` key="${escape(key)}"`
  if (value === null) return `<v${keyed} type="null"/>`
  if (typeof value === 'boolean') return `<v${keyed} type="boolean">${value ? 1 : 0}</v>`
  if (typeof value !== 'object') return `<v${keyed} type="${typeof value}">${escape(String(value))}</v>`
  const isList = Array.isArray(value)
  const children = isList ? value.map((child: JsonValue) => writeTypedXml(child)) : Object.entries(value as Record<string, JsonValue>).map(([name, child]) => writeTypedXml(child, name))
  return `<v${keyed} type="object" numeric="${isList ? 1 : 0}">${children.join('')}</v>`
}
