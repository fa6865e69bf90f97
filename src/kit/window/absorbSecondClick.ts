/** Maximum time in ms between the clicks of a double click, in the slowest setting of a system. */
const DOUBLE_CLICK_MS = 1000
const CLICK_EVENTS = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

/**
 * Watches the clicks in a dialog or popup. Call the returned function when this box closes. If a click closed the box,
 * the second click of a double click is then ignored, because it would reach an element below the box.
 */
export function absorbSecondClick(box: HTMLElement, signal: AbortSignal): () => void {
  let clickedAt = Number.NEGATIVE_INFINITY
  const note = ({ detail }: MouseEvent) => {
    // A click by a key has `detail` 0.
    if (detail > 0) clickedAt = performance.now()
  }
  box.addEventListener('click', note, { capture: true, signal })
  return () => {
    if (performance.now() - clickedAt > DOUBLE_CLICK_MS) return
    const absorbing = new AbortController()
    const timer = setTimeout(() => absorbing.abort(), DOUBLE_CLICK_MS)
    const absorb = (event: MouseEvent) => {
      if (event.detail > 1) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else if (event.type === 'mousedown') {
        // A new click begins, so nothing is ignored any more.
        clearTimeout(timer)
        absorbing.abort()
      }
    }
    for (const name of CLICK_EVENTS) window.addEventListener(name, absorb, { capture: true, signal: absorbing.signal })
  }
}
