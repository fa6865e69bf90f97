// Keep this import first: it removes a replaced `Request` before ky loads.
import { hasNativeRequest, restoreRequest } from './nativeRequest'
import ky, { type Hooks } from 'ky'
import type * as v from 'valibot'
import { FailedRequest, readRetryAfter } from './FailedRequest'
import { pageHeaders } from './pageHeaders'
import { prefetchedRequests } from './prefetchedRequests'
import { readResponse } from './readResponse'
import { formBody, type FormValue, jsonHeaders, requestAddress, type RequestQuery } from './requestParts'
import { pageWrites, writeKeys } from './writeKeys'

restoreRequest()

const TIMEOUT_MS = 30_000

/** One call of the contract. */
interface PortalRequest<T> {
  /** The call as the contract writes it, for error texts: `GET /pix/pictures/{id}`. */
  readonly call: string
  readonly url: string
  readonly query?: RequestQuery
  /** Fields of a form post; without them the request is a GET. */
  readonly form?: Readonly<Record<string, FormValue | undefined>>
  readonly schema: v.GenericSchema<unknown, T>
  /** True when the response may be a bare text instead of JSON. The schema then gets the text. */
  readonly isTextTaken?: boolean
  /**
   * True when the request carries an `Idempotency-Key`, so that the portal recognises a repeated request. A request
   * with `form` is always a write. A request without `form` is a write if this field is set, even to false.
   */
  readonly isKeyed?: boolean
  /** Default `include`, because the portal may have its own origin. */
  readonly credentials?: RequestCredentials
  readonly signal?: AbortSignal | undefined
}

/**
 * Context of a request, for the hooks of ky and for `fetchPlainly`. `write` is the address and the form as one text.
 */
interface CallContext {
  readonly request: PortalRequest<unknown>
  readonly url: string
  readonly write: string
}

const callOf = ({ context }: { readonly context: Record<string, unknown> }) => context as unknown as CallContext

/** Returns the prefetched response if there is one. Otherwise sets the request's headers and returns undefined. */
async function prepare(context: CallContext, headers: Headers, signal: AbortSignal): Promise<Response | undefined> {
  const { request: asked, url, write } = context
  const prefetched = asked.form ? undefined : prefetchedRequests.take(url, signal)
  if (prefetched) return prefetched
  if ((asked.credentials ?? 'include') === 'include')
    (await pageHeaders.of(asked.call, asked.form ? 'POST' : 'GET', url))?.forEach((value, name) =>
      headers.set(name, value),
    )
  if (asked.isKeyed)
    // Set the key last, so that the page's own headers can't replace it.
    headers.set('Idempotency-Key', writeKeys.of(write, url, asked.form?.['method'] === 'PUT'))
  return undefined
}

/** Throws a FailedRequest with the raw text unless the response is a success. */
async function refuseFailure({ request, url, write }: CallContext, response: Response): Promise<void> {
  if (response.ok) return
  const retryAfter = readRetryAfter(response.headers.get('Retry-After'))
  const body = await response.text()
  // After a server error the portal may have done the write.
  if (response.status < 500) writeKeys.refuse(write)
  else writeKeys.doubt(write)
  const { status } = response
  throw new FailedRequest(request.call, url, { kind: 'refused', status, body, ...(retryAfter && { retryAfter }) })
}

const hooks: Hooks = {
  beforeRequest: [({ request, options }) => prepare(callOf(options), request.headers, request.signal)],
  afterResponse: [({ response, options }) => refuseFailure(callOf(options), response)],
  beforeError: [({ error, options }) => failedRequest(callOf(options), error)],
}

/** Sends a call by the same rules as `portal` below, but without ky. */
async function fetchPlainly(context: CallContext, init: RequestInit): Promise<string> {
  const headers = new Headers(jsonHeaders)
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  const response = (await prepare(context, headers, signal)) ?? (await fetch(context.url, { ...init, headers, signal }))
  await refuseFailure(context, response)
  return response.text()
}

/**
 * The HTTP client of the calls, except on pages that have replaced `Request`. No retries, because those are the
 * person's decision. The timeout includes reading the body. Refusals throw in `afterResponse`, with their raw text.
 */
const portal = ky.create({
  retry: 0,
  timeout: false,
  totalTimeout: TIMEOUT_MS,
  throwHttpErrors: false,
  headers: jsonHeaders,
  hooks,
})

/**
 * Converts an error of a request or its response to FailedRequest. Keeps the key of a write, because the portal may
 * have done the write.
 */
function failedRequest({ request, url, write }: CallContext, error: unknown): FailedRequest {
  if (error instanceof FailedRequest) return error
  writeKeys.doubt(write)
  return new FailedRequest(request.call, url, { kind: request.signal?.aborted ? 'aborted' : 'unreachable' }, error)
}

/** Sends a request and returns the text of the response. Every error is a FailedRequest. */
async function fetchAnswer(context: CallContext): Promise<string> {
  const { form, credentials = 'include', signal } = context.request
  try {
    const init = {
      method: form ? 'POST' : 'GET',
      credentials,
      ...(form && { body: formBody(form) }),
      ...(signal && { signal }),
    }
    if (!hasNativeRequest()) return await fetchPlainly(context, init)
    return await portal(context.url, { ...init, context: { ...context } }).text()
  } catch (error) {
    // An error while the body is read reaches no hook.
    throw failedRequest(context, error)
  }
}

/**
 * Sends one call to the portal and returns the checked content. No retries, because those are the person's decision.
 * @throws FailedRequest for every error.
 */
export async function sendRequest<T>(request: PortalRequest<T>): Promise<T> {
  const url = requestAddress(request.url, request.query)
  const write = `${url} ${request.form ? formBody(request.form) : ''}`
  const isWrite = request.form !== undefined || request.isKeyed !== undefined
  const fetchText = () => fetchAnswer({ request, url, write })
  const text = await (isWrite ? pageWrites.during(fetchText) : fetchText())
  // If the response can't be read, the portal may have done the write. A retry then needs the same key.
  writeKeys.doubt(write)
  const answer = readResponse(request.call, url, text, request.schema, request.isTextTaken)
  if (isWrite) writeKeys.settle(write, url)
  return answer
}
