/**
 * Lets a key that goes down before `signal` aborts belong to what is open until then: the page hears neither its repetitions nor that it comes
 * up. Pages close a modal of their own on the rest of an Escape, and press their button again on the rest of an Enter.
 */
export function keepKeys(signal: AbortSignal): void {
  const press = ({ code, repeat }: KeyboardEvent) => {
    if (repeat) return
    const listening = new AbortController()
    const keep = (event: KeyboardEvent) => {
      if (event.code !== code) return
      // It came up where nobody heard it, and goes down anew.
      const isFresh = event.type === 'keydown' && !event.repeat
      if (signal.aborted && !isFresh) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      if (!event.repeat) listening.abort()
    }
    for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, keep, { capture: true, signal: listening.signal })
  }
  window.addEventListener('keydown', press, { capture: true, signal })
}
