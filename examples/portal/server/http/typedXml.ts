import { escapeXml } from './escapeHtml'

/** A value that typed XML can contain. Lists and objects may be nested. */
type XmlValue = string | number | boolean | object | null

/**
 * Returns a value as the contract's typed XML (image-library 7.3). Each element has a `type`. A list is an object with
 * `numeric="1"`. In any other object, each child has its field's name as `key`.
 */
export function typedXml(value: XmlValue): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('response', '', value)}`
}

function element(name: string, key: string, value: XmlValue): string {
  const open = (type: string) => `<${name}${key} type="${type}"`
  if (value === null) return `${open('null')}/>`
  if (typeof value === 'boolean') return `${open('boolean')}>${value ? '1' : '0'}</${name}>`
  if (typeof value !== 'object') return `${open(typeof value)}>${escapeXml(String(value))}</${name}>`
  const isList = Array.isArray(value)
  const children = Object.entries(value).map(([field, entry]: [string, XmlValue]) =>
    element('item', isList ? '' : ` key="${escapeXml(field)}"`, entry),
  )
  return `${open('object')} numeric="${isList ? '1' : '0'}">${children.join('')}</${name}>`
}

/**
 * Returns a refusal as XML: one element with status and text. The page around a hidden frame reads the status there,
 * because not every browser lets it read the status of the frame's response.
 */
export function errorXml(status: number, text: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<error status="${status}" type="string">${escapeXml(text)}</error>`
}
