/**
 * Returns the computed style of every element in the newest window of the page, as lines `index tag: property value`.
 * Returns one string, because sending a hundred thousand values takes seconds. Runs in the page.
 */
export function readWindowStyles(): string {
  const shadow = [...document.querySelectorAll('foyer-root')].at(-1)?.shadowRoot
  const elements = [...(shadow?.querySelectorAll('dialog, dialog *') ?? [])]
  const lines = elements.flatMap((element, index) => {
    const style = getComputedStyle(element)
    return [...style].map(property => `${index} ${element.localName}: ${property} ${style.getPropertyValue(property)}`)
  })
  return lines.join('\n')
}
