/**
 * Makes jsdom's `addEventListener` accept Node's `AbortSignal`. The test environment uses Node's `AbortController`,
 * which `fetch` needs, but jsdom accepts only its own.
 */
export function acceptNodeSignals(): void {
  // jsdom's window has an `addEventListener` of its own.
  for (const owner of [EventTarget.prototype, window] as const) {
    const { addEventListener } = owner
    owner.addEventListener = function (
      this: EventTarget,
      type: string,
      listener: EventListener,
      options?: AddEventListenerOptions | boolean,
    ) {
      if (typeof options !== 'object' || !options.signal) return addEventListener.call(this, type, listener, options)
      const { signal, ...rest } = options
      if (signal.aborted) return
      addEventListener.call(this, type, listener, rest)
      signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest))
    }
  }
}
