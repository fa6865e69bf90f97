import { waitFor, within } from 'storybook/test'

/** The finders for everything that the windows of a story show, those over each other included. */
export async function findOnPage(): Promise<ReturnType<typeof within>> {
  const content = await waitFor(() => {
    const found = [...document.querySelectorAll('foyer-root')].at(-1)?.shadowRoot?.querySelector<HTMLElement>('div')
    if (!found?.querySelector('dialog[open]')) throw new Error('No window is open.')
    return found
  })
  return within(content)
}
