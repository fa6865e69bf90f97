import { FoyerError, type FoyerErrorCode } from '../lib/FoyerError'
import { presentFailedRequest } from './presentFailedRequest'

/**
 * The kind of a failure: refused by the portal, no response, aborted, blocked by the page or the browser, or a response
 * that breaks the contract. `retryAfter` is in seconds.
 */
export type Failure =
  | { readonly kind: 'refused'; readonly status: number; readonly body: string; readonly retryAfter?: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'blocked'; readonly reason: string }
  | { readonly kind: 'malformed'; readonly field: string; readonly reason: string }

const CODES: Record<Failure['kind'], FoyerErrorCode> = {
  refused: 'REQUEST_REFUSED',
  unreachable: 'REQUEST_UNREACHABLE',
  aborted: 'REQUEST_ABORTED',
  blocked: 'REQUEST_BLOCKED',
  malformed: 'ANSWER_MALFORMED',
}

function describe(call: string, failure: Failure): string {
  switch (failure.kind) {
    case 'refused':
      return `the portal refused '${call}' with status ${failure.status}. Read the text of the response and the portal's log.`
    case 'unreachable':
      return `'${call}' got no response. The network or the portal is down, or a portal on another origin doesn't allow this page; try again.`
    case 'aborted':
      return `'${call}' was stopped before its response. Nothing needs to be done.`
    case 'blocked':
      return `'${call}' was not sent: ${failure.reason}. Allow the request in the page's policy, or choose the other transport with 'pix.uploadTransport'.`
    case 'malformed':
      return `the response to '${call}' doesn't have the contract's shape at '${failure.field}' (${failure.reason}). Correct the portal's response.`
  }
}

/** The error of every failed request: the call, its address and the failure. */
export class FailedRequest extends FoyerError {
  readonly call: string
  readonly url: string
  readonly failure: Failure

  constructor(call: string, url: string, failure: Failure, cause?: unknown) {
    super(CODES[failure.kind], describe(call, failure), { cause })
    this.name = 'FailedRequest'
    this.call = call
    this.url = url
    this.failure = failure
  }
}

/** Returns the status with which the portal refused a request; undefined for every other failure. */
export const refusalStatus = (error: unknown): number | undefined =>
  error instanceof FailedRequest && error.failure.kind === 'refused' ? error.failure.status : undefined

/**
 * Reads a Retry-After header, which holds seconds or a date, as a number of seconds. Undefined if the header is missing
 * or can't be read, or if its time has passed.
 */
export function readRetryAfter(header: unknown): number | undefined {
  const text = typeof header === 'string' ? header.trim() : ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000)
  return seconds > 0 ? seconds : undefined
}

/** True when a request failed because the session has ended. Further requests that need the session would fail too. */
export function isLoggedOut(error: unknown): boolean {
  return error instanceof FailedRequest && presentFailedRequest(error, 'portal').kind === 'sessionTimeout'
}
