/**
 * Runs in the page: finds the texts below an element that are cut off, by the edge of the page or by a box that hides what does
 * not fit. Not among them: texts for screen readers only, those of a box that can be scrolled or ends them in '…', and options,
 * which the browser lays out itself.
 */
export function findClippedTexts(place: Element): string[] {
  const page = place.ownerDocument.documentElement
  const isSpoken = (element: Element) => element.clientWidth <= 1 && element.clientHeight <= 1
  const faults: string[] = []
  for (const element of place.querySelectorAll(':not(option)')) {
    const hasText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (!hasText || isSpoken(element) || element.getClientRects().length === 0) continue
    const range = place.ownerDocument.createRange()
    range.selectNodeContents(element)
    const text = range.getBoundingClientRect()
    if (text.left < -1 || text.right > page.clientWidth + 1) faults.push(`'${element.textContent}' runs out of the page`)
    for (let box: Element | null = element; box && place.contains(box); box = box.parentElement) {
      const style = getComputedStyle(box)
      if (isSpoken(box)) break
      if (!/hidden|clip/.test(style.overflowX) || style.textOverflow === 'ellipsis') continue
      const edge = box.getBoundingClientRect()
      if (text.left < edge.left - 1 || text.right > edge.right + 1 || text.top < edge.top - 1 || text.bottom > edge.bottom + 1) faults.push(`'${element.textContent}' is cut off by its box`)
    }
  }
  if (page.scrollWidth > page.clientWidth) faults.push(`the page is ${page.scrollWidth} px wide and shows ${page.clientWidth}`)
  return faults
}
