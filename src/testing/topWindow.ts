/**
 * Returns the container in the last `<foyer-root>` of the page, for the queries of Testing Library:
 * `within(topWindow())`. It contains the window that the last call opened, and the windows and dialogs on top of it.
 * @throws Error if no window is open
 */
export function topWindow(): HTMLElement {
  const content = [...document.querySelectorAll('foyer-root')].at(-1)?.shadowRoot?.querySelector('div')
  if (!content) throw new Error('No window is open. Wait for the event `foyer:open` of the document first.')
  return content
}
