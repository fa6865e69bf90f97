/**
 * Lists controls of the open windows that are smaller than `least` CSS px on the screen. Measures a checkbox or radio
 * button with its label or grid cell, because a press there has the same effect. Ignores links inside a sentence,
 * because they are as high as their line. Runs in the page.
 */
export function readSmallTargets(least: number): string[] {
  const found: string[] = []
  const isInSentence = (element: Element) => element.localName === 'a' && getComputedStyle(element).display === 'inline'
  const visit = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot)
      if (
        !element.matches(
          'a[href], button, input, select, textarea, summary, [role=tab], [role=option], [role=menuitem]',
        ) ||
        element.matches(':disabled, [hidden], [type=hidden]')
      )
        continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isInSentence(element))
        continue
      const whole = element.matches('[type=checkbox], [type=radio]')
        ? (element.closest('label, [role=gridcell]') ?? element)
        : element
      const { width, height, right, bottom } = whole.getBoundingClientRect()
      if (width > 1 && height > 1 && right > 0 && bottom > 0 && Math.min(width, height) < least - 0.5)
        found.push(
          `${element.localName} ‘${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}’ ${Math.round(width)} × ${Math.round(height)}`,
        )
    }
  }
  for (const holder of document.querySelectorAll('foyer-root, [data-foyer-form]')) {
    if (holder.shadowRoot) visit(holder.shadowRoot)
    visit(holder)
  }
  return [...new Set(found)]
}
