/** The way in which a slot was found: by the page's `selector`, or by an attribute of the template's element. */
export type SlotSource = 'data-slot' | 'selector' | 'name' | 'id' | 'class'

/** Selectors of slots by slot name, as a page configures them for one template. */
export type SlotSelectors = Readonly<Record<string, string>>

/**
 * Finds the element of each slot of the window, and adds `data-slot` to it: the first element that matches the page's
 * selector for the slot, or else the first whose name, id or class is the slot's name. A slot that the template itself
 * marks with `data-slot` stays as it is. Names, ids and classes count only in a template without any `data-slot`. They
 * are compared without case, '-' and '_'.
 * @param names the slots of the window
 * @returns the found slots, each with the way in which it was found. Includes names of `data-slot` that are no slots of
 * the window.
 */
export function markSlots(
  template: ParentNode,
  names: readonly string[],
  selectors: SlotSelectors = {},
): ReadonlyMap<string, SlotSource> {
  const found = new Map<string, SlotSource>()
  for (const element of template.querySelectorAll<HTMLElement>('[data-slot]'))
    found.set(element.dataset['slot']!.trim(), 'data-slot')
  const canGuess = found.size === 0
  const mark = (element: HTMLElement, name: string, by: SlotSource) => {
    placeOf(template, element).dataset['slot'] = name
    found.set(name, by)
  }
  for (const name of names) {
    const selector = Object.hasOwn(selectors, name) ? selectors[name] : undefined
    const element = selector !== undefined && !found.has(name) && findBySelector(template, selector)
    if (element && element.dataset['slot'] === undefined) mark(element, name, 'selector')
  }
  if (!canGuess) return found
  const unfound = new Map(names.filter(name => !found.has(name)).map(name => [foldName(name), name]))
  for (const element of template.querySelectorAll<HTMLElement>('[name], [id], [class]')) {
    const guess = element.dataset['slot'] === undefined ? guessSlot(element, unfound) : undefined
    if (guess && !found.has(guess.name)) mark(element, guess.name, guess.by)
  }
  return found
}

function findBySelector(template: ParentNode, selector: string): HTMLElement | null {
  try {
    return template.querySelector<HTMLElement>(selector)
  } catch {
    // The selector is not valid, so it finds no slot. The page's author sees this in `foyer.diagnose()`, whose list of
    // found slots lacks this one.
    return null
  }
}

function guessSlot(
  element: HTMLElement,
  names: ReadonlyMap<string, string>,
): { readonly name: string; readonly by: SlotSource } | undefined {
  const candidates: readonly (readonly [SlotSource, string])[] = [
    ['name', element.getAttribute('name') ?? ''],
    ['id', element.id],
    ...[...element.classList].map(token => ['class', token] as const),
  ]
  for (const [by, text] of candidates) {
    const name = names.get(foldName(text))
    if (name !== undefined) return { name, by }
  }
  return undefined
}

function foldName(name: string): string {
  return name.replaceAll(/[-_]/g, '').toLowerCase()
}

/** Returns the element itself. Removes the label that the template gives it, because the slot brings its own label. */
function placeOf(template: ParentNode, element: HTMLElement): HTMLElement {
  const isOfElement = (label: HTMLLabelElement) => element.id !== '' && label.htmlFor === element.id
  // If the element is the only control in a label around it, it replaces this label. The loop below skips every label
  // that contains the element, because the element would be removed too.
  const around = element.closest('label')
  if (around?.querySelectorAll('input, select, textarea, button').length === 1) around.replaceWith(element)
  for (const label of template.querySelectorAll('label'))
    if (isOfElement(label) && !label.contains(element)) label.remove()
  return element
}
