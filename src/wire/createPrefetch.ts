import { isOutdated, type PrefetchTimes } from './prefetchedRequests'
import { pageWrites } from './writeKeys'

interface Prefetched<Result> extends PrefetchTimes {
  readonly request: string
  readonly result: Promise<Result>
  /** The count of `pageWrites` when the request was sent. */
  readonly writes: number
  /** The result; undefined until it has arrived. */
  here?: Result
}

/**
 * Creates a cache for one prefetched result, which a window takes once. A result is not used if its request was sent
 * more than 10 s ago, or failed more than a second ago. The same applies if a write of the page has begun or ended
 * since the request was sent. In each function, the text `request` names the requested data.
 */
export function createPrefetch<Result>() {
  let current: Prefetched<Result> | undefined
  const find = (request: string) =>
    current?.request === request && current.writes === pageWrites.count() && !isOutdated(current) ? current : undefined
  return {
    /**
     * Sends the request, unless the cache has a usable result of this request or waits for one. Resolves when the
     * result has arrived or failed.
     */
    async prefetch(request: string, send: () => Promise<Result>): Promise<void> {
      const prefetched = find(request) ?? { request, result: send(), at: performance.now(), writes: pageWrites.count() }
      current = prefetched
      try {
        prefetched.here = await prefetched.result
      } catch {
        // A window that has taken the result, or takes it within a second, gets the error. Later windows send their own
        // request.
        prefetched.failedAt ??= performance.now()
      }
    },

    /** Returns the prefetched result and forgets it; undefined if the cache has no usable result of this request. */
    take(request: string): Promise<Result> | undefined {
      const prefetched = find(request)
      current = undefined
      return prefetched?.result
    },

    /**
     * Returns the result for the first render; undefined if no usable result of this request has arrived. React may
     * discard a render and repeat it, so the result stays in the cache until `drop` or `take`.
     */
    readNow: (request: string): Result | undefined => find(request)?.here,

    /** Forgets an arrived result, because a window has rendered it. */
    drop(): void {
      if (current?.here) current = undefined
    },
  }
}
