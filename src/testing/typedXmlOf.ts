const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function elementOf(value: unknown, key: string | undefined): string {
  const named = key === undefined ? '' : ` key="${escaped(key)}"`
  if (value === null || value === undefined) return `<item${named} type="null"/>`
  if (typeof value === 'object') {
    const children = Object.entries(value).map(([name, child]) => elementOf(child, name))
    return `<item${named} type="object" numeric="${Array.isArray(value) ? 1 : 0}">${children.join('')}</item>`
  }
  const text = typeof value === 'boolean' ? String(Number(value)) : `${value as string | number}`
  return `<item${named} type="${typeof value}">${escaped(text)}</item>`
}

/** Returns a value as the typed XML of a response to an upload by a form (image-library 7.3). */
export function typedXmlOf(value: unknown): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${elementOf(value, undefined)}`
}
