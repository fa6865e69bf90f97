/**
 * Lists everything that scrolls sideways: the page, and elements whose content is wider than they are, also in open
 * shadow trees. Runs in the page.
 */
export function overflowing(): string[] {
  const found: string[] = []
  const visit = (element: Element) => {
    const { overflowX } = getComputedStyle(element)
    const canScroll =
      element === document.documentElement ? overflowX !== 'clip' : overflowX === 'auto' || overflowX === 'scroll'
    if (canScroll && element.scrollWidth > element.clientWidth)
      found.push(`${element.tagName} ${element.className} ${element.scrollWidth} > ${element.clientWidth}`)
    for (const child of [...element.children, ...(element.shadowRoot?.children ?? [])]) visit(child)
  }
  visit(document.documentElement)
  return found
}
