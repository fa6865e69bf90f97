import { fireEvent, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { setupServer } from 'msw/node'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { openEventForm } from '../detail/openEventForm'

type Server = ReturnType<typeof setupServer>
type Editor = Awaited<ReturnType<typeof openEventForm>>
type OpenOptions = NonNullable<Parameters<typeof openEventForm>[1]>

const user = userEvent.setup({ pointerEventsCheck: 0 })

/** Finds a field with suggestions in the form by its label. */
export const findBox = ({ root }: Pick<Editor, 'root'>, name: string) =>
  root.getByRole<HTMLInputElement>('combobox', { name })

/** Returns the focused element of the form. */
export const focusedIn = ({ root }: Pick<Editor, 'root'>) =>
  (root.getByRole('button', { name: 'Speichern' }).getRootNode() as ShadowRoot).activeElement

/**
 * Fakes the portal's responses to the address form; `answer` makes the response to a new address.
 * @param failingCategories number of requests for the categories that fail before one succeeds
 * @returns the sent addresses
 */
export function serveAddresses(
  server: Server,
  answer: () => Response = () => HttpResponse.json({ Id: 77, Name: 'Alte Werft e. V.', IdOrganisation: 77 }),
  failingCategories = 0,
): URLSearchParams[] {
  const made: URLSearchParams[] = []
  let failures = failingCategories
  server.use(
    http.get('*/event/api/address/new', () =>
      failures-- > 0
        ? new HttpResponse('kaputt', { status: 500 })
        : HttpResponse.json({
            Categories: [
              { Id: 9, Categor: 'Museum' },
              { Id: 3, Categor: 'Verein' },
            ],
          }),
    ),
    http.post('*/event/api/address', async ({ request }) => {
      made.push(new URLSearchParams(await request.text()))
      return answer()
    }),
    http.get('*/geocode/search', () => HttpResponse.json([{ lat: '53.6', lon: '9.47' }])),
    http.get('*/event/api/autocomplete/cities', () =>
      HttpResponse.json({
        results: [
          { id: 31655, value: 'Stadthagen', info: 'Niedersachsen' },
          { id: 21680, value: 'Stade', info: 'Niedersachsen' },
        ],
      }),
    ),
  )
  return made
}

interface PopupOptions extends Pick<OpenOptions, 'id' | 'fake'> {
  readonly config?: FoyerConfig
  readonly kind?: 'Veranstalter' | 'Veranstaltungsort'
  readonly answer?: (() => Response) | undefined
  readonly failingCategories?: number
}

/** Opens the form of an event, and in one of its fields the popup for a new address. */
export async function openAddressPopup(
  server: Server,
  { config = {}, kind = 'Veranstalter', answer, failingCategories, ...event }: PopupOptions = {},
) {
  const editor = await openEventForm(server, { config, ...event })
  const made = serveAddresses(server, answer, failingCategories)
  const heading =
    kind === 'Veranstalter'
      ? 'Neue Adresse eines Veranstalters anlegen'
      : 'Neue Adresse eines Veranstaltungsortes anlegen'
  /** Types a text that the portal does not know, and opens the popup. */
  const openFor = async (text: string) => {
    fireEvent.change(findBox(editor, kind), { target: { value: text } })
    await editor.root.findByText('Nichts gefunden')
    await user.click(await editor.root.findByRole('option', { name: 'Neue Adresse anlegen' }))
    return within(await editor.root.findByRole('group', { name: heading }))
  }
  const popup = await openFor('Werft')
  const enter = (name: string, value: string, of = popup) =>
    fireEvent.change(of.getByRole('textbox', { name }), { target: { value } })
  const chooseCity = async (of = popup) => {
    fireEvent.change(of.getByRole('combobox', { name: 'Ort' }), { target: { value: 'Stad' } })
    await user.click(await of.findByRole('option', { name: /^Stade/ }))
  }
  return {
    editor,
    popup,
    made,
    openFor,
    enter,
    chooseCity,
    async fillIn(of = popup) {
      enter('Straße und Hausnummer', 'Am Hafen 3', of)
      enter('Postleitzahl', '02168', of)
      await chooseCity(of)
      await user.selectOptions(
        await of.findByRole('combobox', { name: 'Kategorie' }),
        await of.findByRole('option', { name: 'Verein' }),
      )
    },
    save: (of = popup) => user.click(of.getByRole('button', { name: 'Adresse speichern' })),
  }
}
