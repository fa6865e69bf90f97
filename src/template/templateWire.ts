import { FailedRequest } from '../wire/FailedRequest'
import { pageHeaders } from '../wire/pageHeaders'
import { formBody, type FormValue, requestAddress } from '../wire/requestParts'
import { TEMPLATE_BYTES } from './templateRules'

/** The fields to post for a template. */
export type TemplatePost = Readonly<Record<string, FormValue | undefined>>

/**
 * Fetches a template's HTML by GET, or by POST if there are fields (image-library 7.2).
 * @throws FailedRequest if the portal refuses the request, or if the template does not arrive completely or is longer
 * than TEMPLATE_BYTES.
 */
export async function fetchTemplate(
  address: string,
  post: TemplatePost | undefined,
  signal: AbortSignal,
): Promise<string> {
  const call = `${post ? 'POST' : 'GET'} ${address}`
  const url = requestAddress(address)
  let response: Response
  let html: string | undefined
  try {
    const headers = await pageHeaders.of(call, post ? 'POST' : 'GET', url)
    response = await fetch(url, {
      method: post ? 'POST' : 'GET',
      headers: { accept: 'text/html, */*;q=0.1', ...Object.fromEntries(headers ?? []) },
      body: post ? formBody(post) : null,
      credentials: 'include',
      signal,
    })
    if (response.ok) html = await readText(response)
  } catch (cause) {
    throw new FailedRequest(call, url, { kind: signal.aborted ? 'aborted' : 'unreachable' }, cause)
  }
  if (!response.ok) throw new FailedRequest(call, url, { kind: 'refused', status: response.status, body: '' })
  if (html === undefined)
    throw new FailedRequest(call, url, {
      kind: 'malformed',
      field: 'answer',
      reason: `longer than ${TEMPLATE_BYTES / 1024} kB`,
    })
  return html
}

/** Reads the body as text. Cancels the transfer and returns undefined if the body is longer than TEMPLATE_BYTES. */
async function readText(response: Response): Promise<string | undefined> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength
    if (length > TEMPLATE_BYTES) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
