/**
 * Lists everything that scrolls sideways: the page, and elements whose content is wider than they are, also in open
 * shadow trees. Leaves out a line of chips, because a person can scroll each chip into view. A line of chips is a group
 * with `data-scrolls="inline"` and several buttons, none of them wider than the line. The line itself does not reach
 * beyond its window. Runs in the page.
 */
export function overflowing(): string[] {
  const found: string[] = []
  const isLine = (element: Element) => {
    const around = element.closest('dialog')?.getBoundingClientRect()
    const { left, right } = element.getBoundingClientRect()
    return (
      element.matches('[role=group][data-scrolls=inline]') &&
      around !== undefined &&
      element.children.length > 1 &&
      [...element.children].every(child => child.matches('button') && child.clientWidth <= element.clientWidth) &&
      left >= around.left - 1 &&
      right <= around.right + 1
    )
  }
  const visit = (element: Element) => {
    const { overflowX } = getComputedStyle(element)
    const canScroll =
      element === document.documentElement ? overflowX !== 'clip' : overflowX === 'auto' || overflowX === 'scroll'
    if (canScroll && element.scrollWidth > element.clientWidth && !isLine(element))
      found.push(`${element.tagName} ${element.className} ${element.scrollWidth} > ${element.clientWidth}`)
    for (const child of [...element.children, ...(element.shadowRoot?.children ?? [])]) visit(child)
  }
  visit(document.documentElement)
  return found
}
