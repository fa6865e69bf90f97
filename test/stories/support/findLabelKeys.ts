/**
 * Finds label keys and messages about missing texts in all texts, names and descriptions, also in shadow trees.
 * Runs in the page.
 */
export function findLabelKeys(): string[] {
  const KEY = /(?:^|[\s(„"])([a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?=$|[\s).,:!?“"])/g
  const NAMES = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']
  const found = new Set<string>()
  const read = (text: string | null) => {
    for (const [, key = ''] of text?.matchAll(KEY) ?? []) found.add(key)
    if (text?.includes('translation missing')) found.add(text.trim())
  }
  const visit = (root: Document | ShadowRoot | Element) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches('script, style, template')) continue
      for (const name of NAMES) read(element.getAttribute(name))
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) read(node.nodeValue)
      if (element.shadowRoot) visit(element.shadowRoot)
    }
  }
  for (const place of document.querySelectorAll(
    '#storybook-root, foyer-root, body > :not([id^="storybook"], [class^="sb-"], script, style)',
  )) {
    visit(place)
    if (place.shadowRoot) visit(place.shadowRoot)
  }
  return [...found]
}
