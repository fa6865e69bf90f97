// Sends a window's first GET requests before the window renders.
// Problem: the code that requests the first texts and data has to load before it can send these requests. On a slow
// line, the wait for the code and the wait for the responses add up.
// Idea: `prefetch` sends a GET request while the code still loads. When the code calls the same address, `sendRequest`
// takes the prefetched response instead of sending a request. Each response is taken once, so later calls always reach
// the portal. A response expires after 10 s. A failed response expires one second after the failure, so that a retry
// sends a new request. Without prefetching, the first texts and data are requested only after the code has arrived.

import { pageHeaders } from './pageHeaders'
import { jsonHeaders } from './requestParts'

interface PrefetchedRequest extends PrefetchTimes {
  readonly response: Promise<Response>
  readonly stopping: AbortController
}

/**
 * The prefetched requests by address. A taken request is replaced by undefined, so that its address is not prefetched
 * again.
 */
const sent = new Map<string, PrefetchedRequest | undefined>()

/** Prefetched GET requests by address. Each response is taken once. */
export const prefetchedRequests = {
  /**
   * Prefetches an address. Does nothing if its last request is fresh and has not failed. Sends a new request if the
   * last one failed or has expired. Sends nothing more once `take` was called for a prefetched request of this address,
   * even if that request failed or expired.
   */
  prefetch(call: string, address: string): void {
    const before = sent.get(address)
    if (before ? before.failedAt === undefined && !isOutdated(before) : sent.has(address)) return
    before?.stopping.abort()
    const stopping = new AbortController()
    const send = (headers?: Headers) =>
      fetch(address, {
        credentials: 'include',
        signal: stopping.signal,
        headers: { ...jsonHeaders, ...Object.fromEntries(headers ?? []) },
      })
    // If the page adds no headers, the request is sent at once and not in a later task.
    const response = pageHeaders.of(call, 'GET', address)?.then(send) ?? send()
    const prefetched: PrefetchedRequest = { response, stopping, at: performance.now() }
    // A window that has taken the response, or takes it within a second, gets the failure. Later windows send their own
    // request.
    response.then(
      ({ ok }) => {
        if (!ok) prefetched.failedAt = performance.now()
      },
      () => {
        prefetched.failedAt = performance.now()
      },
    )
    sent.set(address, prefetched)
  },

  /**
   * Returns the response of the prefetched request of an address, and marks the request as taken. Undefined if there is
   * no such request, if it was sent more than 10 s ago, or if it failed more than a second ago. `signal` aborts the
   * request.
   */
  take(address: string, signal: AbortSignal): Promise<Response> | undefined {
    const prefetched = sent.get(address)
    if (prefetched) sent.set(address, undefined)
    if (!prefetched) return undefined
    if (isOutdated(prefetched)) {
      prefetched.stopping.abort()
      return undefined
    }
    // A signal that is aborted already sends no `abort` event.
    if (signal.aborted) prefetched.stopping.abort()
    signal.addEventListener('abort', () => prefetched.stopping.abort())
    return prefetched.response
  },
}

// Age in ms up to which a response is used. An older one may be out of date, for example when the pointer touched the
// button long before the click.
const FRESH_MS = 10_000
// Time in ms after a failure during which the failed response is used. The window then shows the failure and does not
// send the request a second time.
const JUST_NOW_MS = 1000

/** Times of a prefetched request: when it was sent, and when it failed or was refused. In ms of `performance.now`. */
export interface PrefetchTimes {
  readonly at: number
  failedAt?: number
}

/**
 * True when a prefetched request is more than 10 s old, or failed more than a second ago. The window then sends its own
 * request.
 */
export const isOutdated = ({ at, failedAt = Infinity }: PrefetchTimes): boolean =>
  performance.now() - at > FRESH_MS || performance.now() - failedAt > JUST_NOW_MS
