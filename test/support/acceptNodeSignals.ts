/**
 * Lets jsdom's `addEventListener` take an `AbortSignal` of Node: the environment replaces the global `AbortController` by Node's,
 * so that `fetch` works, and jsdom knows only its own.
 */
export function acceptNodeSignals(): void {
  // The window's is a property of its own.
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
