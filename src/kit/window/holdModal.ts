import { clearKeyboard, focusedElement, holdKeys } from './keyboard'
import { type DismissReason, listenForDismissal, openDialogs } from './listenForDismissal'
import { type WindowPlaceholder, windowPlaceholders } from './windowPlaceholders'

/**
 * Shows a dialog element above everything on the page and keeps it there until the returned function is called. That function
 * gives the focus back to where it was, or to the dialog below when that element is gone.
 * @param placeholder what stood there until now
 */
export function holdModal(
  dialog: HTMLDialogElement,
  onDismiss: (reason: DismissReason) => void,
  placeholder?: WindowPlaceholder,
): () => void {
  const opener = placeholder ? takeOver(placeholder) : focusedElement()
  const listening = new AbortController()
  const unlock = lockScroll()
  listenForDismissal(dialog, listening.signal, onDismiss)
  refuseFileDrops(dialog, listening.signal)
  clearKeyboard(dialog, listening.signal)
  holdKeys(listening.signal)
  if (!dialog.open) dialog.showModal()
  // Not before: the page would come through, and be styled twice.
  if (placeholder) windowPlaceholders.replace(placeholder)
  openDialogs.push(dialog)
  return () => {
    listening.abort()
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    if (dialog.open) dialog.close()
    unlock()
    const place = opener?.isConnected && opener !== document.body ? opener : openDialogs.at(-1)
    place?.focus({ preventScroll: true })
  }
}

/** Where the focus goes back to. A placeholder that doesn't know the element itself, but the host of its tree, gives the focus back first. */
function takeOver(placeholder: WindowPlaceholder): HTMLElement | null {
  const { opener } = placeholder
  if (!opener?.shadowRoot && opener instanceof HTMLElement) return opener
  windowPlaceholders.replace(placeholder)
  return focusedElement()
}

const WIDE = '(min-width: 768px)'

let locks = 0
let restore: () => void = () => {}

/**
 * Stops the page behind from scrolling until the returned function is called; counted, so that the last window restores it.
 * At 767 px and below nothing is locked: there the window fills the screen and locking moves the page on some phones.
 */
export function lockScroll(): () => void {
  if (!matchMedia(WIDE).matches) return () => {}
  if (locks++ === 0) restore = stopScrolling(document.documentElement)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    if (--locks === 0) restore()
  }
}

function stopScrolling(root: HTMLElement): () => void {
  const before = root.getAttribute('style')
  // Without the gutter the page would jump by the width of its scroll bar.
  if (window.innerWidth > root.clientWidth) root.style.setProperty('scrollbar-gutter', 'stable')
  root.style.setProperty('overflow', 'hidden', 'important')
  const during = root.getAttribute('style')
  return () => {
    if (root.getAttribute('style') === during) {
      if (before === null) root.removeAttribute('style')
      else setStyle(root, before)
      return
    }
    // The page changed its own styles meanwhile: take back only ours.
    root.style.removeProperty('overflow')
    root.style.removeProperty('scrollbar-gutter')
  }
}

function setStyle(root: HTMLElement, text: string): void {
  // Not the attribute: a strict style policy of the page forbids setting that. Only another spelling needs it.
  root.style.cssText = text
  if (root.getAttribute('style') !== text) root.setAttribute('style', text)
}

/** Keeps a file that misses its target from replacing the whole page; drop zones inside still take theirs. */
export function refuseFileDrops(place: HTMLElement, signal: AbortSignal): void {
  const refuse = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  place.addEventListener('dragover', refuse, { signal })
  place.addEventListener('drop', refuse, { signal })
}
