const sent = new Map<string, { readonly response: Promise<Response>; readonly stopping: AbortController }>()

/** GET requests that go out while the code that wants them is on its way; each is taken once, by its whole address. */
export const earlyRequests = {
  /** Sends a request. */
  send(address: string): void {
    const stopping = new AbortController()
    const response = fetch(address, { credentials: 'include', signal: stopping.signal })
    // Who takes it hears of the failure.
    response.catch(() => {})
    sent.set(address, { response, stopping })
  },

  /** Gives the answer of a request that was sent; `signal` stops it. Undefined when none was. */
  take(address: string, signal: AbortSignal): Promise<Response> | undefined {
    const early = sent.get(address)
    sent.delete(address)
    signal.addEventListener('abort', () => early?.stopping.abort())
    return early?.response
  },
}
