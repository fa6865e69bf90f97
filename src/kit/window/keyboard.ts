import { activeElement } from '../../lib/natives'

/** Returns the element that has the focus, also inside open shadow trees. */
export function focusedElement(): HTMLElement | null {
  let element = activeElement()
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element instanceof HTMLElement ? element : null
}

/** Minimum height of a keyboard in px. Anything lower is a scroll bar. */
const LOWEST_KEYBOARD = 100

/**
 * Keeps a dialog and its focused field above a phone's keyboard, which covers the page without resizing it. Handles a
 * keyboard that is already open. Pinch zoom also reduces the visible area, but counts as no keyboard.
 */
export function clearKeyboard(dialog: HTMLElement, signal: AbortSignal): void {
  const seen = globalThis.visualViewport
  if (!seen) return
  const clear = () => {
    dialog.style.setProperty('--foyer-keyboard', `${seen.scale > 1 ? 0 : innerHeight - seen.height}px`)
    focusedElement()?.scrollIntoView({ block: 'nearest' })
  }
  // Checked after the dialog's layout, because an earlier check would force a layout of the whole page.
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect()
    if (innerHeight - seen.height > LOWEST_KEYBOARD) clear()
  })
  laidOut.observe(dialog)
  signal.addEventListener('abort', () => laidOut.disconnect())
  seen.addEventListener('resize', clear, { signal })
}

/**
 * Hides the rest of a key press from the page after a window has closed, which aborts `signal`. If a key is still down
 * at that time, the page gets neither its repeats nor its release. Otherwise the Escape or Enter that closed the window
 * would also close a modal of the page, or press a button of the page.
 */
export function holdKeys(signal: AbortSignal): void {
  const press = ({ code, repeat }: KeyboardEvent) => {
    if (repeat) return
    const listening = new AbortController()
    const hold = (event: KeyboardEvent) => {
      if (event.code !== code) return
      // True for a new press of the key, whose last release was missed. The page gets this press.
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
