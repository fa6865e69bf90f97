import { waitFor, within } from 'storybook/test'

/** Returns queries for the library and the windows above it. Waits until the library is on the page. */
export async function findInLibrary() {
  const content = await waitFor(() => {
    const found = document.querySelector('foyer-root')?.shadowRoot?.querySelector<HTMLElement>('dialog')
    if (!found) throw new Error('The library has not opened.')
    return found
  })
  return within(content.parentElement!)
}
