import { waitFor, within } from 'storybook/test'

/** Returns queries for all windows of a story, including those below others. */
export async function findOnPage(): Promise<ReturnType<typeof within>> {
  const content = await waitFor(() => {
    const found = [...document.querySelectorAll('foyer-root')].at(-1)?.shadowRoot?.querySelector<HTMLElement>('div')
    if (!found?.querySelector('dialog[open]')) throw new Error('No window is open.')
    return found
  })
  return within(content)
}
