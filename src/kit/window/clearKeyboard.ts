import { focusedElement } from './focusedElement'

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
