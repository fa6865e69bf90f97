import type * as v from 'valibot'
import { checkAnswer } from './checkAnswer'
import { FailedRequest } from './FailedRequest'
import { typedXml } from './typedXml'

// A post of many pictures answers some hundred kB; what is far beyond is no answer of the contract.
const MAX_TEXT = 4 * 1024 ** 2
const MAX_ELEMENTS = 200_000

/**
 * Reads the page in a frame as the portal's typed XML, and checks it. An error is an element with a `status` and the error's text.
 * @throws FailedRequest for another origin's page, a page of errors, and an answer of another shape.
 */
export function readFrameAnswer<T>(call: string, url: string, frame: HTMLIFrameElement, schema: v.GenericSchema<unknown, T>): T {
  const malformed = (reason: string, cause?: unknown) => new FailedRequest(call, url, { kind: 'malformed', field: 'answer', reason }, cause)
  const page = frame.contentDocument
  if (!page) throw malformed('the frame shows the page of another origin, or one that may not be framed')
  const root: Element | null = page.documentElement
  const length = root?.textContent.length ?? 0
  if (!root || length > MAX_TEXT || page.getElementsByTagName('*').length > MAX_ELEMENTS) throw malformed(root ? 'it is too large' : 'it is empty')
  const isXml = /xml/.test(page.contentType) && !page.querySelector('parsererror')
  const status = (isXml && Number(root.getAttribute('status'))) || httpStatus(frame)
  // Browsers that don't tell a frame's status leave only the look of the page: the portal's sentences are plain text.
  if (status >= 400 || (status === 0 && page.contentType === 'text/plain')) {
    throw new FailedRequest(call, url, { kind: 'refused', status, body: page.contentType === 'text/html' ? root.outerHTML : root.textContent.trim() })
  }
  if (!isXml) throw malformed('no typed XML')
  let value: unknown
  try {
    value = typedXml(root)
  } catch (cause) {
    throw malformed(cause instanceof Error ? cause.message : 'no typed XML', cause)
  }
  return checkAnswer(call, url, value, schema)
}

function httpStatus({ contentWindow }: HTMLIFrameElement): number {
  const [entry] = contentWindow?.performance.getEntriesByType('navigation') ?? []
  return (entry as Partial<PerformanceNavigationTiming> | undefined)?.responseStatus ?? 0
}
