/** The element that has the focus, looked up through open shadow trees. */
export function focusedElement(): HTMLElement | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element instanceof HTMLElement ? element : null
}

/** In px; less is a scroll bar. */
const LOWEST_KEYBOARD = 100

/** Keeps a dialog, and in it the field that has the focus, above a phone's keyboard, which covers the page without making it lower, also where it stands already. A page that is zoomed in by fingers shows less of it too, and has none. */
export function clearKeyboard(dialog: HTMLElement, signal: AbortSignal): void {
  const seen = globalThis.visualViewport
  if (!seen) return
  const clear = () => {
    dialog.style.setProperty('--foyer-keyboard', `${seen.scale > 1 ? 0 : innerHeight - seen.height}px`)
    focusedElement()?.scrollIntoView({ block: 'nearest' })
  }
  // Asked when the dialog is laid out: before that, the question alone would lay out the whole page.
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect()
    if (innerHeight - seen.height > LOWEST_KEYBOARD) clear()
  })
  laidOut.observe(dialog)
  signal.addEventListener('abort', () => laidOut.disconnect())
  seen.addEventListener('resize', clear, { signal })
}

/**
 * Lets a key that goes down before `signal` aborts belong to what is open until then: the page hears neither its repetitions nor that it comes
 * up. Pages close a modal of their own on the rest of an Escape, and press their button again on the rest of an Enter.
 */
export function holdKeys(signal: AbortSignal): void {
  const press = ({ code, repeat }: KeyboardEvent) => {
    if (repeat) return
    const listening = new AbortController()
    const hold = (event: KeyboardEvent) => {
      if (event.code !== code) return
      // It came up where nobody heard it, and goes down anew.
      const isFresh = event.type === 'keydown' && !event.repeat
      if (signal.aborted && !isFresh) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      if (!event.repeat) listening.abort()
    }
    for (const type of ['keydown', 'keyup'] as const)
      window.addEventListener(type, hold, { capture: true, signal: listening.signal })
  }
  window.addEventListener('keydown', press, { capture: true, signal })
}
