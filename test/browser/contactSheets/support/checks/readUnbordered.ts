/**
 * Lists buttons and fields of the open windows that look like text in forced colours: without border, outline and
 * underline. Runs in the page.
 */
export function readUnbordered(): string[] {
  const found: string[] = []
  const visit = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot)
      if (
        !element.matches('button:not([role]), input:not([type=checkbox], [type=radio], [hidden]), select, textarea') ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        element.clientWidth < 2
      )
        continue
      const { borderStyle, borderBottomStyle, outlineStyle, textDecorationLine } = getComputedStyle(element)
      // A card may have a border around its only button.
      const parent = element.parentElement
      if (parent && getComputedStyle(parent).borderStyle !== 'none' && parent.clientWidth - element.clientWidth < 4)
        continue
      if (
        borderStyle === 'none' &&
        borderBottomStyle === 'none' &&
        outlineStyle === 'none' &&
        textDecorationLine !== 'underline'
      )
        found.push(
          `${element.localName} ‘${element.getAttribute('aria-label') ?? (element.textContent.trim().slice(0, 40) || element.getAttribute('name') || '')}’`,
        )
    }
  }
  for (const holder of document.querySelectorAll('foyer-root, [data-foyer-form]')) {
    if (holder.shadowRoot) visit(holder.shadowRoot)
    visit(holder)
  }
  return found
}
