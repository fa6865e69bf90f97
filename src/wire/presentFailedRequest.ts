import { type AccessRequest, readAccessRequest } from './accessRequest'
import type { FailedRequest } from './FailedRequest'

/**
 * The presentation of a failed request. A text that is one word of [a-z0-9_] with an underscore is a label. The text is
 * empty if the portal gave no reason. The message of the FailedRequest is only logged and never shown, because it is
 * for developers.
 */
export type FailurePresentation =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'message'; readonly captionLabel?: 'acl_restriction_caption'; readonly text: string }
  | { readonly kind: 'accessRequest'; readonly request: AccessRequest }
  | { readonly kind: 'sessionTimeout' }
  | { readonly kind: 'notFound'; readonly url: string }
  | { readonly kind: 'serverError'; readonly text: string }
  | { readonly kind: 'error'; readonly text: string }

/**
 * The set of rules for failed requests: `pix` for the picture library, `portal` for all other windows. The picture
 * library has no rules for a 404 and for server errors. They become messages, like other refusals (image-library 8.1).
 */
export type FailureReading = 'portal' | 'pix'

const HTML = /^\s*<(!doctype|html|head|body|h\d|p|div|center|pre)\b/i

/**
 * Returns the text of an HTML page, without its scripts, styles and title. Servers between browser and portal respond
 * with such pages.
 */
function textOfPage(html: string): string {
  return html.replace(/<(script|style|title)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ').replace(/\s+/g, ' ')
}

/**
 * Returns the text of a body. A JSON string is parsed, and an HTML page is reduced to its text. Blanks and quotes at
 * both ends are removed.
 */
function textOf(body: string): string {
  let text = body
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'string') text = value
  } catch {
    // A body that is not JSON is the text itself.
  }
  if (HTML.test(text)) text = textOfPage(text)
  return text.trim().replace(/^["']+|["']+$/g, '')
}

/**
 * Returns the presentation of a failed request. The first rule that applies decides (portal-accounts 8, image-library
 * 8.1, list of decisions).
 */
export function presentFailedRequest(error: FailedRequest, reading: FailureReading): FailurePresentation {
  const { failure } = error
  if (failure.kind === 'aborted' || failure.kind === 'unreachable') return { kind: 'ignored' }
  if (failure.kind === 'malformed' || failure.kind === 'blocked') return { kind: 'error', text: '' }
  const text = textOf(failure.body)
  const isRefusal = failure.status === 403 || failure.status === 401
  if (isRefusal && text.includes('Please log in')) return { kind: 'sessionTimeout' }
  if (failure.status === 403 && text.includes('_')) {
    const request = readAccessRequest(text)
    return request
      ? { kind: 'accessRequest', request }
      : { kind: 'message', captionLabel: 'acl_restriction_caption', text }
  }
  if (reading === 'pix') return { kind: text ? 'message' : 'error', text }
  if (failure.status === 404) return { kind: 'notFound', url: error.url }
  if (failure.status >= 500) return { kind: 'serverError', text }
  return { kind: 'error', text }
}
