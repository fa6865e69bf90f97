const MAX_DEPTH = 32

/**
 * Reads the value of an element of the portal's typed XML: `type` says what its text or its children are, an object with `numeric` 1 is a list, and
 * in any other object each child's `key` names the field (image-library 7.3). The elements' own names mean nothing.
 * @throws TypeError for an element that has no value by these rules
 */
export function typedXml(element: Element, depth = 0): unknown {
  const text = element.textContent
  const type = element.getAttribute('type')
  switch (type) {
    case 'string':
      return text
    case 'null':
      return null
    case 'boolean':
      return text.trim() === '1'
    case 'number':
      return readNumber(text)
    case 'object':
      if (depth >= MAX_DEPTH) throw new TypeError(`objects lie in each other more than ${MAX_DEPTH} times`)
      return readObject(element, depth + 1)
    case null:
      throw new TypeError('an element has no type')
    default:
      throw new TypeError(`an element has the unknown type '${type}'`)
  }
}

function readNumber(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) throw new TypeError(`'${text.slice(0, 20)}' is no number`)
  return value
}

function readObject(element: Element, depth: number): unknown {
  const children = [...element.children]
  if (element.getAttribute('numeric') === '1') return children.map(child => typedXml(child, depth))
  // Entries, because an assignment to a field named __proto__ would not make a field.
  return Object.fromEntries(
    children.map(child => {
      const key = child.getAttribute('key')
      if (key === null) throw new TypeError('a field has no key')
      return [key, typedXml(child, depth)]
    }),
  )
}
