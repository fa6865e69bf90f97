import { waitFor, within } from 'storybook/test'

/** Returns queries for the first open window in the newest root. Waits until a window is open. */
export async function findInWindow(): Promise<ReturnType<typeof within>> {
  const dialog = await waitFor(() => {
    const open = [...document.querySelectorAll('foyer-root')]
      .at(-1)
      ?.shadowRoot?.querySelector<HTMLElement>('dialog[open]')
    if (!open) throw new Error('No window is open.')
    return open
  })
  return within(dialog)
}
