/**
 * Returns the content of the topmost open window, for the queries of Testing Library: `within(topWindow())`.
 * @throws Error if no window is open
 */
export function topWindow(): HTMLElement {
  const content = [...document.querySelectorAll('foyer-root')].at(-1)?.shadowRoot?.querySelector('div')
  if (!content) throw new Error('No window is open. Wait for the event `foyer:open` of the document first.')
  return content
}
