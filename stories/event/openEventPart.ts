import { expect, userEvent, waitFor, within } from 'storybook/test'
import { findInWindow } from '../findInWindow'

/** Clicks a button of the open window, and returns queries for the window that the button opens. */
export async function openEventPart(button: string, heading: string) {
  const findRoot = () =>
    within([...document.querySelectorAll('foyer-root')].at(-1)?.shadowRoot as unknown as HTMLElement)
  await findInWindow()
  await userEvent.click(await findRoot().findByRole('button', { name: button }))
  return within(await findRoot().findByRole('dialog', { name: heading }))
}

/** The queries that `openEventPart` returns. */
export type OpenedPart = Awaited<ReturnType<typeof openEventPart>>

/** Creates the chosen events, and presses the button that deletes these events. */
export async function undoCreated(window: OpenedPart): Promise<void> {
  await createChosen(window)
  await userEvent.click(await window.findByRole('button', { name: 'Rückgängig' }))
}

/** Presses the button that creates the chosen events. */
export async function createChosen(window: OpenedPart): Promise<void> {
  const button = await window.findByRole('button', { name: /^\d+ Veranstaltungen anlegen$/ })
  // The button is disabled until the existing events are compared.
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
}
