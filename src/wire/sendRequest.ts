import type * as v from 'valibot'
import { prefetchedRequests } from './prefetchedRequests'
import { FailedRequest, readRetryAfter } from './FailedRequest'
import { formBody, type FormValue, requestAddress, type RequestQuery } from './requestParts'
import { pageWrites, writeKeys } from './writeKeys'
import { readResponse } from './readResponse'

const TIMEOUT_MS = 30_000

/** One call of the contract. */
export interface PortalRequest<T> {
  /** The call as the contract writes it, for error texts: `GET /pix/pictures/{id}`. */
  readonly call: string
  readonly url: string
  readonly query?: RequestQuery
  /** Fields of a form post; without them the request is a GET. */
  readonly form?: Readonly<Record<string, FormValue | undefined>>
  readonly schema: v.GenericSchema<unknown, T>
  /** Whether it carries a key by which the portal knows it again when it is repeated; only what writes says so, or not. */
  readonly isKeyed?: boolean
  /** Default `include`: the portal may have an origin of its own. */
  readonly credentials?: RequestCredentials
  readonly signal?: AbortSignal | undefined
}

/** Sends a request and reads its whole answer; what stops either is a FailedRequest. `write` is all that is sent. */
async function responseOf(
  url: string,
  write: string,
  { call, form, credentials = 'include', isKeyed, signal }: PortalRequest<unknown>,
): Promise<{ response: Response; text: string }> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS)
  const stopping = AbortSignal.any([late.signal, ...(signal ? [signal] : [])])
  const body = form && formBody(form)
  try {
    const prefetched = form ? undefined : prefetchedRequests.take(url, stopping)
    const headers = isKeyed && { 'Idempotency-Key': writeKeys.of(write, url, form?.['method'] === 'PUT') }
    const response = await (prefetched ??
      fetch(url, {
        method: form ? 'POST' : 'GET',
        ...(body && { body }),
        ...(headers && { headers }),
        signal: stopping,
        credentials,
      }))
    return { response, text: await response.text() }
  } catch (cause) {
    writeKeys.doubt(write)
    throw new FailedRequest(call, url, { kind: signal?.aborted ? 'aborted' : 'unreachable' }, cause)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Sends one call to the portal and answers its checked content. No retries: those are the user's decision.
 * @throws FailedRequest for everything that goes wrong.
 */
export async function sendRequest<T>(request: PortalRequest<T>): Promise<T> {
  const url = requestAddress(request.url, request.query)
  const write = `${url} ${request.form ? formBody(request.form) : ''}`
  const isWrite = request.form !== undefined || request.isKeyed !== undefined
  const answering = () => responseOf(url, write, request)
  const { response, text } = await (isWrite ? pageWrites.during(answering) : answering())
  if (!response.ok) {
    // What failed behind the portal's back may have been done.
    if (response.status < 500) writeKeys.refuse(write)
    else writeKeys.doubt(write)
    const retryAfter = readRetryAfter(response.headers.get('Retry-After'))
    throw new FailedRequest(request.call, url, {
      kind: 'refused',
      status: response.status,
      body: text,
      ...(retryAfter && { retryAfter }),
    })
  }
  // Who gets an answer that can't be read may ask again.
  writeKeys.doubt(write)
  const answer = readResponse(request.call, url, text, request.schema)
  if (isWrite) writeKeys.settle(write, url)
  return answer
}
