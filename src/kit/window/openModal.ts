import { absorbSecondClick } from './absorbSecondClick'
import { clearKeyboard, focusedElement, holdKeys } from './keyboard'
import { type DismissReason, listenForDismissal, openDialogs } from './listenForDismissal'
import { type WindowPlaceholder, windowPlaceholders } from './windowPlaceholders'

/**
 * Shows a dialog element above everything on the page until the returned function is called. That function returns the
 * focus to the element that had it, or to the dialog below if that element is gone.
 * @param placeholder the placeholder that the dialog replaces
 */
export function openModal(
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
  const absorb = absorbSecondClick(dialog, listening.signal)
  if (!dialog.open) dialog.showModal()
  // The browser has focused the first control. The focus moves to the dialog, so that a screen reader begins with its
  // name.
  const focused = focusedElement()
  if (focused !== dialog && dialog.contains(focused)) dialog.focus({ preventScroll: true })
  // Must run after `showModal`. Otherwise the page behind would show for a moment and be styled twice.
  if (placeholder) windowPlaceholders.replace(placeholder)
  openDialogs.push(dialog)
  const releaseFocus = trapFocus(dialog)
  return () => {
    listening.abort()
    releaseFocus()
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    if (dialog.open) dialog.close()
    absorb()
    unlock()
    opener?.focus({ preventScroll: true })
    // The opener may be removed or hidden.
    recoverFocus()
  }
}

/**
 * Focuses the dialog on top if no element of the page has the focus at the next frame. The browser takes the focus from
 * an element that is removed, hidden or disabled. If the page itself has no focus, for example in a frame, nothing
 * changes.
 */
const recoverFocus = () => {
  requestAnimationFrame(() => {
    const focused = focusedElement()
    if (document.hasFocus() && (!focused || focused === document.body))
      openDialogs.at(-1)?.focus({ preventScroll: true })
  })
}

/**
 * Focuses the dialog when its focused element is removed or disabled, until the returned function is called. Otherwise
 * the page behind would get the keys.
 */
function trapFocus(dialog: HTMLDialogElement): () => void {
  const observer = new MutationObserver(recoverFocus)
  observer.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => observer.disconnect()
}

/**
 * Returns the element that the focus goes back to. A placeholder that was opened from a shadow tree knows only the
 * tree's host. So the placeholder closes first. The browser then returns the focus to the element in the tree, and this
 * function reads that element.
 */
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
 * Stops the page behind from scrolling until the returned function is called. Calls are counted, so that the last
 * window restores scrolling. Does nothing if the viewport is narrower than 768 px, because most windows fill such a
 * screen, and locking moves the page on some phones. If the page has locked its own scrolling on `body`, as under an
 * open modal, only that lock applies. A second lock, on the root, would scroll the page to its start.
 */
export function lockScroll(): () => void {
  if (!matchMedia(WIDE).matches || isLockedByPage()) return () => {}
  if (locks++ === 0) restore = stopScrolling(document.documentElement)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    if (--locks === 0) restore()
  }
}

/** True when the style of `body` turns off the page's scrolling. False while `lockScroll` has turned it off. */
function isLockedByPage(): boolean {
  const [root, body] = [document.documentElement, document.body].map(element => getComputedStyle(element).overflowY)
  return locks === 0 && root === 'visible' && (body === 'hidden' || body === 'clip')
}

function stopScrolling(root: HTMLElement): () => void {
  const before = root.getAttribute('style')
  // Without the gutter, the page would move by the width of its scroll bar.
  if (window.innerWidth > root.clientWidth) root.style.setProperty('scrollbar-gutter', 'stable')
  root.style.setProperty('overflow', 'hidden', 'important')
  const during = root.getAttribute('style')
  return () => {
    if (root.getAttribute('style') === during) {
      if (before === null) root.removeAttribute('style')
      else setStyle(root, before)
      return
    }
    // The page has changed its own styles meanwhile, so remove only ours.
    root.style.removeProperty('overflow')
    root.style.removeProperty('scrollbar-gutter')
  }
}

function setStyle(root: HTMLElement, text: string): void {
  // Set `cssText`, because a strict Content Security Policy forbids setting the attribute. Set the attribute too if the
  // browser has changed the spelling.
  root.style.cssText = text
  if (root.getAttribute('style') !== text) root.setAttribute('style', text)
}

/**
 * Prevents the browser from opening a file that is dropped beside a drop zone, because that would replace the page.
 * Drop zones inside still work.
 */
export function refuseFileDrops(place: HTMLElement, signal: AbortSignal): void {
  const refuse = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  place.addEventListener('dragover', refuse, { signal })
  place.addEventListener('drop', refuse, { signal })
}
