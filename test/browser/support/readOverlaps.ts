/**
 * Lists pairs of controls of one window or popup that overlap by more than 2 px in both directions. Compares only the
 * part of a control that its scrolling ancestors show. Ignores a button inside the box of its field, and content behind
 * a sticky bar. Runs in the page.
 */
export function readOverlaps(): string[] {
  interface Control {
    readonly element: Element
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=tab], [role=option], [role=menuitem], [role=gridcell], [role=treeitem]'
  const parentOf = (element: Element): Element | null => {
    if (element.assignedSlot) return element.assignedSlot
    if (element.parentElement) return element.parentElement
    const root = element.getRootNode()
    return root instanceof ShadowRoot ? root.host : null
  }
  const isInside = (inner: Element, outer: Element): boolean => {
    for (let around: Element | null = inner; around; around = parentOf(around)) if (around === outer) return true
    return false
  }
  const layerOf = (element: Element): Element | null => {
    for (let around: Element | null = element; around; around = parentOf(around))
      if (around.matches('dialog, [popover]')) return around
    return null
  }
  const isSticky = (element: Element): boolean => {
    for (let around: Element | null = element; around; around = parentOf(around))
      if (getComputedStyle(around).position === 'sticky') return true
    return false
  }
  const isInField = (button: Control, field: Control): boolean =>
    button.element.localName === 'button' &&
    field.element.localName === 'input' &&
    button.left >= field.left &&
    button.right <= field.right &&
    button.top >= field.top - 1 &&
    button.bottom <= field.bottom + 1 &&
    button.right - button.left < 48
  const readShown = (element: Element): Control | undefined => {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let around = parentOf(element); around; around = parentOf(around)) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return right - left > 2 && bottom - top > 2 ? { element, left, top, right, bottom } : undefined
  }
  const controls: Control[] = []
  const visit = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot)
      if (!element.matches(CONTROLS) || element.matches('[hidden], [type=hidden]')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const shown = readShown(element)
      if (shown) controls.push(shown)
    }
  }
  for (const holder of document.querySelectorAll('foyer-root, [data-foyer-form]')) {
    if (holder.shadowRoot) visit(holder.shadowRoot)
    visit(holder)
  }
  const name = ({ element, left, top, right, bottom }: Control) =>
    `${element.localName} ‘${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim().slice(0, 30)}’ (${[left, top, right, bottom].map(Math.round).join(' ')})`
  return controls.flatMap((one, index) =>
    controls.slice(index + 1).flatMap(other => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (width <= 2 || height <= 2 || isInside(one.element, other.element) || isInside(other.element, one.element))
        return []
      if (layerOf(one.element) !== layerOf(other.element)) return []
      if (isInField(one, other) || isInField(other, one) || isSticky(one.element) !== isSticky(other.element)) return []
      return [`${name(one)} and ${name(other)}`]
    }),
  )
}
