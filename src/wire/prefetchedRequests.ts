import { pageHeaders } from './pageHeaders'

interface PrefetchedRequest extends PrefetchTimes {
  readonly response: Promise<Response>
  readonly stopping: AbortController
}

/** One that was taken leaves its address behind. */
const sent = new Map<string, PrefetchedRequest | undefined>()

/** GET requests that go out while the code that wants them is on its way; each is taken once, by its whole address. */
export const prefetchedRequests = {
  /** Sends a request, unless that was done: a click may follow while what the pointer brought on its way is not here yet. One that failed or was refused is sent again, and one that nobody took before it was too old. */
  prefetch(call: string, address: string): void {
    const before = sent.get(address)
    if (before ? before.failedAt === undefined && !isOutdated(before) : sent.has(address)) return
    before?.stopping.abort()
    const stopping = new AbortController()
    const send = (headers?: Headers) =>
      fetch(address, { credentials: 'include', signal: stopping.signal, ...(headers && { headers }) })
    // At once if the page adds no headers.
    const response = pageHeaders.of(call, 'GET', address)?.then(send) ?? send()
    const prefetched: PrefetchedRequest = { response, stopping, at: performance.now() }
    // Who takes it now hears of the failure; who comes later asks anew.
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

  /** Gives the answer of a request that was sent lately, and has not failed a while ago; `signal` stops it. Undefined when none was. */
  take(address: string, signal: AbortSignal): Promise<Response> | undefined {
    const prefetched = sent.get(address)
    if (prefetched) sent.set(address, undefined)
    if (!prefetched) return undefined
    if (isOutdated(prefetched)) {
      prefetched.stopping.abort()
      return undefined
    }
    // Who stopped in the meantime stops it too.
    if (signal.aborted) prefetched.stopping.abort()
    signal.addEventListener('abort', () => prefetched.stopping.abort())
    return prefetched.response
  },
}

// What was asked for longer ago, as by a preload or a pointer that came long before the click, may have changed since.
const FRESH_MS = 10_000
// What failed just now, as while its window was loading, is told as it is: nothing is asked twice behind the person’s back.
const JUST_NOW_MS = 1000

/** When something was asked for before a window wanted it, and when that failed or was refused; in ms of `performance.now`. */
export interface PrefetchTimes {
  readonly at: number
  failedAt?: number
}

/** Whether a window asks anew instead of taking what was asked for then. */
export const isOutdated = ({ at, failedAt = Infinity }: PrefetchTimes): boolean =>
  performance.now() - at > FRESH_MS || performance.now() - failedAt > JUST_NOW_MS
