import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { openEventForm } from '../openEventForm'

/** An open event form. */
export type Editor = Awaited<ReturnType<typeof openEventForm>>

/** Values for a new event, which then lacks only a category. */
export const full = { Titel: 'Flohmarkt am Hafen', Beginn: '12.9.2026', 'Uhrzeit (Beginn)': '9:00' }

/** Returns the stored draft of an event; null if there is none. */
export const draftOf = (key: string) =>
  JSON.parse(localStorage.getItem(`foyer.event.draft.7/${key}`) ?? 'null') as {
    changes: Record<string, unknown>
  } | null

/** Finds content in a dialog of the form, by the dialog's name. */
export const dialog = async ({ root }: Editor, name: string) =>
  within(await root.findByRole('alertdialog', { name }).catch(() => root.findByRole('dialog', { name })))

/** Returns the steps of a person in an event form. */
export function eventFormSteps(user: UserEvent) {
  const press = ({ root }: Editor, name: string) => user.click(root.getByRole('button', { name }))
  const tab = ({ root }: Editor, name: RegExp | string) => user.click(root.getByRole('tab', { name }))
  const chooseCategory = async (editor: Editor) => {
    await tab(editor, /^Themen/)
    await user.selectOptions(await editor.root.findByRole('combobox', { name: 'Formale Kategorie' }), 'Konzert')
  }
  return { press, tab, chooseCategory }
}
