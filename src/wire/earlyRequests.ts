interface EarlyRequest {
  readonly response: Promise<Response>
  readonly stopping: AbortController
  /** When it was sent, in ms. */
  readonly at: number
  hasFailed: boolean
}

// What the pointer brought on its way longer before the click may have changed since.
const FRESH_MS = 10_000

const isOld = ({ at }: EarlyRequest) => performance.now() - at > FRESH_MS

/** One that was taken leaves its address behind. */
const sent = new Map<string, EarlyRequest | undefined>()

/** GET requests that go out while the code that wants them is on its way; each is taken once, by its whole address. */
export const earlyRequests = {
  /** Sends a request, unless that was done: a click may follow while what the pointer brought on its way is not here yet. One that failed is sent again, and one that nobody took before it was too old. */
  send(address: string): void {
    const before = sent.get(address)
    if (before ? !before.hasFailed && !isOld(before) : sent.has(address)) return
    before?.stopping.abort()
    const stopping = new AbortController()
    const response = fetch(address, { credentials: 'include', signal: stopping.signal })
    const early: EarlyRequest = { response, stopping, at: performance.now(), hasFailed: false }
    // Who takes it hears of the failure.
    response.catch(() => {
      early.hasFailed = true
    })
    sent.set(address, early)
  },

  /** Gives the answer of a request that was sent lately; `signal` stops it. Undefined when none was. */
  take(address: string, signal: AbortSignal): Promise<Response> | undefined {
    const early = sent.get(address)
    if (early) sent.set(address, undefined)
    if (!early) return undefined
    if (isOld(early)) {
      early.stopping.abort()
      return undefined
    }
    signal.addEventListener('abort', () => early.stopping.abort())
    return early.response
  },
}
