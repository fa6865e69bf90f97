import type * as v from 'valibot'
import { FailedRequest } from './FailedRequest'
import { checkResponse } from './readResponse'

// A response about many pictures has a few hundred kB. A much longer one breaks the contract.
const MAX_TEXT = 4 * 1024 ** 2
const MAX_ELEMENTS = 200_000

/**
 * Reads the page in an iframe as the portal's typed XML, and checks it. The portal reports an error by the attribute
 * `status` of the XML, by the HTTP status, or by a page of plain text.
 * @throws FailedRequest for a page of another origin, an error page, and a response of another shape.
 */
export function readIframeResponse<T>(
  call: string,
  url: string,
  iframe: HTMLIFrameElement,
  schema: v.GenericSchema<unknown, T>,
): T {
  const malformed = (reason: string, cause?: unknown) =>
    new FailedRequest(call, url, { kind: 'malformed', field: 'answer', reason }, cause)
  const page = iframe.contentDocument
  if (!page) throw malformed('the frame shows the page of another origin, or one that may not be framed')
  const root: Element | null = page.documentElement
  const length = root?.textContent.length ?? 0
  if (!root || length > MAX_TEXT || page.getElementsByTagName('*').length > MAX_ELEMENTS)
    throw malformed(root ? 'it is too large' : 'it is empty')
  const isXml = /xml/.test(page.contentType) && !page.querySelector('parsererror')
  const status = (isXml && Number(root.getAttribute('status'))) || httpStatus(iframe)
  // Some browsers don't report the HTTP status of an iframe. Plain text is then an error, because the portal sends only
  // error texts in this type.
  if (status >= 400 || (status === 0 && page.contentType === 'text/plain')) {
    throw new FailedRequest(call, url, {
      kind: 'refused',
      status,
      body: page.contentType === 'text/html' ? root.outerHTML : root.textContent.trim(),
    })
  }
  if (!isXml) throw malformed('no typed XML')
  let value: unknown
  try {
    value = typedXml(root)
  } catch (cause) {
    throw malformed(cause instanceof Error ? cause.message : 'no typed XML', cause)
  }
  return checkResponse(call, url, value, schema)
}

function httpStatus({ contentWindow }: HTMLIFrameElement): number {
  const [entry] = contentWindow?.performance.getEntriesByType('navigation') ?? []
  return (entry as Partial<PerformanceNavigationTiming> | undefined)?.responseStatus ?? 0
}

const MAX_DEPTH = 32

/**
 * Reads the value of an element of the portal's typed XML. The attribute `type` names the value's type. An object with
 * `numeric` 1 is a list. In any other object each child's `key` is the field's name (image-library 7.3). The
 * elements' own names are ignored.
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
      if (depth >= MAX_DEPTH) throw new TypeError(`objects are nested more than ${MAX_DEPTH} deep`)
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
  // `fromEntries` defines the fields. Assigning a field named `__proto__` would set the prototype instead.
  return Object.fromEntries(
    children.map(child => {
      const key = child.getAttribute('key')
      if (key === null) throw new TypeError('a field has no key')
      return [key, typedXml(child, depth)]
    }),
  )
}
