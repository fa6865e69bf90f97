/**
 * Lists the buttons, links, labels, legends, headings, paragraphs, tabs and menu items of the open windows whose text
 * is clipped. Runs in the page.
 */
export function readCutTexts(): string[] {
  const found: string[] = []
  const visit = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) visit(element.shadowRoot)
      if (
        !element.matches('button, a[href], label, legend, h2, h3, p, [role=tab], [role=menuitem]') ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      if (element.clientWidth <= 1) continue
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3)
        found.push(
          `${element.localName} ‘${element.textContent.trim().slice(0, 40)}’ ${scrollWidth} × ${scrollHeight} in ${clientWidth} × ${clientHeight}`,
        )
    }
  }
  for (const holder of document.querySelectorAll('foyer-root, [data-foyer-form]')) {
    if (holder.shadowRoot) visit(holder.shadowRoot)
    visit(holder)
  }
  return [...new Set(found)]
}
