import { focusedElement } from './focusedElement'

/** Keeps a dialog, and in it the field that has the focus, above a phone's keyboard, which covers the page without making it lower. A page that is zoomed in by fingers shows less of it too, and has none. */
export function clearKeyboard(dialog: HTMLElement, signal: AbortSignal): void {
  const seen = globalThis.visualViewport
  seen?.addEventListener(
    'resize',
    () => {
      dialog.style.setProperty('--foyer-keyboard', `${seen.scale > 1 ? 0 : innerHeight - seen.height}px`)
      focusedElement()?.scrollIntoView({ block: 'nearest' })
    },
    { signal },
  )
}
