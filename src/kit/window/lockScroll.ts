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
