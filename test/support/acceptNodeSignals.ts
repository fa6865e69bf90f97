/**
 * Lets jsdom's `addEventListener` take an `AbortSignal` of Node: the environment replaces the global `AbortController` by Node's,
 * so that `fetch` works, and jsdom knows only its own.
 */
export function acceptNodeSignals(): void {
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (typeof options !== 'object' || !options.signal) return addEventListener.call(this, type, listener, options)
    const { signal, ...rest } = options
    if (signal.aborted) return
    addEventListener.call(this, type, listener, rest)
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest))
  }
}
