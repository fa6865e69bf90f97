/**
 * Writes an error to the console if the focus leaves an open modal window for more than two frames. The error fails the
 * test. Runs in the page, from its start.
 */
export function reportLostFocus(): void {
  const FRAMES = 3
  let frames = 0
  const check = () => {
    requestAnimationFrame(check)
    const isOpen = [...document.querySelectorAll('foyer-root')].some(root =>
      root.shadowRoot?.querySelector('dialog:modal'),
    )
    const focused = document.activeElement
    const isLost =
      isOpen && document.hasFocus() && (!focused || focused === document.body || focused === document.documentElement)
    frames = isLost ? frames + 1 : 0
    if (frames === FRAMES) console.error('The focus left the open window.')
  }
  requestAnimationFrame(check)
}
