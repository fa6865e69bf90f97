/** Creates an element with its attributes and content. */
export function buildElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Element | string)[]
): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    // A page's security policy may forbid style attributes, but not setting properties by script.
    if (name === 'style') element.style.cssText = value
    else element.setAttribute(name, value)
  }
  element.append(...content)
  return element
}
