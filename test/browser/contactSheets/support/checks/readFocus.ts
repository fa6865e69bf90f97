/** The focused element and its visibility. */
interface FocusPlace {
  /** Number of the element, in the order of the first focus; 0 if no element has the focus. */
  readonly id: number
  readonly name: string
  /** True when none of three tested points of the element is visible. */
  readonly isHidden: boolean
  /** True when no style shows the focus of the element. */
  readonly isUnmarked: boolean
}

/** Returns the focused element, and whether a person can see it and its focus. Runs in the page. */
export function readFocus(): FocusPlace {
  let element: Element | null = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  if (!element || element === document.body) return { id: 0, name: 'the page', isHidden: false, isUnmarked: false }
  const counted = globalThis as unknown as { places?: Element[] }
  const places = (counted.places ??= [])
  if (!places.includes(element)) places.push(element)
  // A checkbox or radio button may be visually hidden, so its label is checked instead.
  const seen = element.matches('[type=checkbox], [type=radio]') ? (element.closest('label') ?? element) : element
  const { left, top, right, bottom, width, height } = seen.getBoundingClientRect()
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + width * 0.1, top + height * 0.2],
    [left + width * 0.1, bottom - height * 0.2],
  ] as const
  const isOver = ([x, y]: readonly [number, number]) => {
    let hit = document.elementFromPoint(x, y)
    while (hit?.shadowRoot) {
      const inner: Element | null = hit.shadowRoot.elementFromPoint(x, y)
      if (!inner || inner === hit) break
      hit = inner
    }
    for (let at: Node | null = hit; at; at = at.parentNode ?? (at as ShadowRoot).host ?? null)
      if (at === seen) return false
    return !(hit && seen.contains(hit))
  }
  const ring = (target: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
  }
  const isFrame = element.localName === 'iframe'
  return {
    id: places.indexOf(element) + 1,
    name: `${element.localName} ‘${(element.getAttribute('aria-label') ?? (element as HTMLInputElement).name ?? element.textContent).trim().slice(0, 40) || element.textContent.trim().slice(0, 40)}’`,
    isHidden: points.every(isOver),
    isUnmarked: !isFrame && !element.matches('dialog') && !ring(element) && !ring(seen),
  }
}
