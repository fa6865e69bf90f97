/**
 * Finds texts below an element that the page or a box with hidden overflow clips, or that exceed their own box. Ignores
 * texts for screen readers, texts in scrolling boxes or with an ellipsis, and texts that the browser lays out itself,
 * such as those of options and text areas. Also reports a page that is wider than its viewport. Runs in the page.
 */
export function findClippedTexts(place: Element): string[] {
  const page = place.ownerDocument.documentElement
  const isSpoken = (element: Element) => element.clientWidth <= 1 && element.clientHeight <= 1
  const errors: string[] = []
  for (const element of place.querySelectorAll(':not(option)')) {
    const hasText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (!hasText || isSpoken(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    const range = place.ownerDocument.createRange()
    // Checks an element's own text only; inner elements are checked separately and may be for screen readers.
    const lines = [...element.childNodes].flatMap(node => {
      if (node.nodeType !== Node.TEXT_NODE) return []
      range.selectNodeContents(node)
      return Array.from(range.getClientRects())
    })
    // The page can't measure the text inside a text area or a field.
    if (lines.length === 0) continue
    const text = {
      left: Math.min(...lines.map(({ left }) => left)),
      right: Math.max(...lines.map(({ right }) => right)),
      top: Math.min(...lines.map(({ top }) => top)),
      bottom: Math.max(...lines.map(({ bottom }) => bottom)),
    }
    // Content of a scrolling box can be reached, even far outside the boxes around it.
    let [isReachedX, isReachedY] = [false, false]
    for (let box: Element | null = element; box && place.contains(box); box = box.parentElement) {
      const style = getComputedStyle(box)
      if (isSpoken(box)) break
      if (/auto|scroll/.test(style.overflowX)) isReachedX ||= box.scrollWidth > box.clientWidth
      if (/auto|scroll/.test(style.overflowY)) isReachedY ||= box.scrollHeight > box.clientHeight
      // An ellipsis is intended.
      if (style.textOverflow === 'ellipsis') isReachedX = true
      if (style.webkitLineClamp !== 'none') isReachedY = true
      if (!/hidden|clip/.test(style.overflowX)) continue
      const edge = box.getBoundingClientRect()
      const isOutX = !isReachedX && (text.left < edge.left - 1 || text.right > edge.right + 1)
      const isOutY = !isReachedY && (text.top < edge.top - 1 || text.bottom > edge.bottom + 1)
      if (isOutX || isOutY) errors.push(`'${element.textContent}' is clipped by its box`)
    }
    const own = element.getBoundingClientRect()
    const isOver = [...element.childNodes].some(node => {
      if (node.nodeType !== Node.TEXT_NODE) return false
      range.selectNodeContents(node)
      const line = range.getBoundingClientRect()
      return line.width > 1 && (line.left < own.left - 1 || line.right > own.right + 1)
    })
    if (!isReachedX && isOver) errors.push(`'${element.textContent}' runs over the edge of its box`)
    if (!isReachedX && (text.left < -1 || text.right > page.clientWidth + 1))
      errors.push(`'${element.textContent}' runs out of the page`)
  }
  if (page.scrollWidth > page.clientWidth)
    errors.push(`the page is ${page.scrollWidth} px wide and shows ${page.clientWidth}`)
  return errors
}
