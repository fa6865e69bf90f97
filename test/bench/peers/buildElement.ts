/** Makes an element with its attributes and content. */
export function buildElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Element | string)[]
): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    // A style attribute is what a page's security policy may forbid; its properties are not.
    if (name === 'style') element.style.cssText = value
    else element.setAttribute(name, value)
  }
  element.append(...content)
  return element
}
