import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { openEventForm } from '../detail/openEventForm'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())

type Editor = Awaited<ReturnType<typeof openEventForm>>
const box = ({ root }: Editor, name: string) => root.getByRole<HTMLInputElement>('combobox', { name })
const activeIn = (editor: Editor) =>
  (editor.root.getByRole('button', { name: 'Speichern' }).getRootNode() as ShadowRoot).activeElement
const made: URLSearchParams[] = []

/** Fakes the portal's responses to the address form; `answer` makes the response to a new address. */
function serveAddresses(
  answer: () => Response = () => HttpResponse.json({ Id: 77, Name: 'Alte Werft e. V.', IdOrganisation: 77 }),
) {
  made.length = 0
  server.use(
    http.get('*/event/api/address/new', () => HttpResponse.json({ Categories: [{ Id: 3, Categor: 'Verein' }] })),
    http.post('*/event/api/address', async ({ request }) => {
      made.push(new URLSearchParams(await request.text()))
      return answer()
    }),
    http.get('*/geocode/search', () => HttpResponse.json([{ lat: '53.6', lon: '9.47' }])),
    http.get('*/event/api/autocomplete/cities', () =>
      HttpResponse.json({ results: [{ id: 21680, value: 'Stade', info: 'Niedersachsen' }] }),
    ),
  )
}

async function openPopup({
  config = {},
  kind = 'Veranstalter',
  answer,
}: { config?: FoyerConfig; kind?: 'Veranstalter' | 'Veranstaltungsort'; answer?: () => Response } = {}) {
  const editor = await openEventForm(server, { config })
  serveAddresses(answer)
  fireEvent.change(box(editor, kind), { target: { value: 'Werft' } })
  expect(await editor.root.findByText('Nichts gefunden')).toBeInTheDocument()
  await user.click(await editor.root.findByRole('option', { name: 'Neue Adresse anlegen' }))
  const heading =
    kind === 'Veranstalter'
      ? 'Neue Adresse eines Veranstalters anlegen'
      : 'Neue Adresse eines Veranstaltungsortes anlegen'
  const popup = within(await editor.root.findByRole('group', { name: heading }))
  const enter = (name: string, value: string) =>
    fireEvent.change(popup.getByRole('textbox', { name }), { target: { value } })
  return {
    editor,
    popup,
    enter,
    async fillIn() {
      enter('Straße und Hausnummer', 'Am Hafen 3')
      enter('Postleitzahl', '21680')
      fireEvent.change(popup.getByRole('combobox', { name: 'Ort' }), { target: { value: 'Stad' } })
      await user.click(await popup.findByRole('option', { name: /^Stade/ }))
      await user.selectOptions(
        await popup.findByRole('combobox', { name: 'Kategorie' }),
        await popup.findByRole('option', { name: 'Verein' }),
      )
    },
    save: () => user.click(popup.getByRole('button', { name: 'Adresse speichern' })),
  }
}

describe('organiser and location', () => {
  it('says that the session has ended if the portal refuses a search for this reason', async () => {
    const refused = http.get(
      '*/event/api/autocomplete/:kind',
      () => new HttpResponse('"Please log in"', { status: 403 }),
    )
    const editor = await openEventForm(server, { before: [refused] })
    expectConsole('error', /refused 'GET \/event\/api\/autocomplete\/locations'/)
    fireEvent.change(box(editor, 'Veranstaltungsort'), { target: { value: 'Hafen' } })
    expect((await editor.root.findAllByText(/Sitzung|abgemeldet/i)).length).toBeGreaterThan(0)
    editor.close()
  })

  const KINDS = [
    [
      'Veranstalter',
      'Hafenverein',
      'GET /event/api/autocomplete/organisers?actualInput=Hafen&Customer=uferland&is_organiser=1',
      'IdOrganisation',
      '8',
    ],
    [
      'Veranstaltungsort',
      'Hafenhalle',
      'GET /event/api/autocomplete/locations?actualInput=Hafen&Customer=uferland&is_location=1',
      'IdLocation',
      '32',
    ],
  ] as const
  /** Opens the form of a new event, and searches for ‘Hafen’ in one of the two fields. */
  const search = async (kind: (typeof KINDS)[number][0], name: string) => {
    const editor = await openEventForm(server, { config: { event: { defaultCategory: 105 } } })
    editor.enter({ Titel: 'Flohmarkt', Beginn: '12.9.2026' })
    const field = box(editor, kind)
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: 'Hafen' } })
    const found = await editor.root.findByRole('option', { name: new RegExp(name) })
    return { editor, field, found, status: () => field.closest('[data-status]')!.getAttribute('data-status') }
  }

  it.each(KINDS)('[EVT-ORG-01] [EVT-CALL-09] [EVT-CALL-10] %s: is searched while typing', async (kind, name, call) => {
    const { editor } = await search(kind, name)
    expect(asked).toContain(call)
    editor.close()
  })

  it.each(KINDS)(
    '[EVT-ORG-02] [EVT-DATA-11] [EVT-DATA-13] %s: the chosen entry fills the name and is sent with its id',
    async (kind, name, _call, idName, id) => {
      const { editor, field, found } = await search(kind, name)
      await user.click(found)
      expect(field).toHaveValue(name)
      await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
      await waitFor(() => expect(editor.saved).toHaveLength(1))
      expect(editor.saved[0]!.fields.get(idName)).toBe(id)
      editor.close()
    },
  )

  it.each(KINDS)(
    '[EVT-ORG-08] %s: has the status ‘editing’ until an entry is chosen, then ‘validated’',
    async (kind, name) => {
      const { editor, found, status } = await search(kind, name)
      expect(status()).toBe('editing')
      await user.click(found)
      expect(status()).toBe('validated')
      editor.close()
    },
  )

  it.each(KINDS)(
    '[EVT-ORG-04] %s: its delete button empties the field and its id',
    async (kind, name, _call, idName) => {
      const { editor, field, found } = await search(kind, name)
      await user.click(found)
      await user.click(await editor.root.findByRole('button', { name: `${kind} entfernen` }))
      await waitFor(() => expect(field).toHaveValue(''))
      // Saves from inside the field, because leaving the field would also reset the id.
      fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
      await waitFor(() => expect(editor.saved).toHaveLength(1))
      expect(editor.saved[0]!.fields.get(idName)).toBe('')
      editor.close()
    },
  )

  it('[EVT-ORG-03] the delete button shows while the pointer is on a field with a chosen entry, not on a field with typed text', async () => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [fakeCluster()] } })
    const deletes = () => editor.root.queryByRole('button', { name: 'Veranstalter entfernen' })
    expect(deletes()).toBeNull()
    const field = box(editor, 'Veranstalter')
    await user.hover(field)
    expect(deletes()).toBeInTheDocument()
    await user.unhover(field)
    await waitFor(() => expect(deletes()).toBeNull())
    const location = box(editor, 'Veranstaltungsort')
    fireEvent.change(location, { target: { value: 'irgendwo' } })
    await user.hover(location)
    expect(editor.root.queryByRole('button', { name: 'Veranstaltungsort entfernen' })).toBeNull()
    editor.close()
  })

  it('[EVT-ORG-09] sends a typed location as free text if no entry is chosen', async () => {
    const editor = await openEventForm(server, { config: { event: { defaultCategory: 105 } } })
    editor.enter({ Titel: 'Flohmarkt', Beginn: '12.9.2026' })
    const field = box(editor, 'Veranstaltungsort')
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: 'Am Deich' } })
    fireEvent.blur(field)
    await waitFor(() => expect(field.closest('[data-status]')).toHaveAttribute('data-status', 'freetext'))
    await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(editor.saved.map(({ fields }) => [fields.get('LocationFreetext'), fields.get('IdLocation')])).toEqual([
        ['Am Deich', ''],
      ]),
    )
    editor.close()
  })

  it.each([
    ['Veranstaltungsort', 'LocationFreetext', { Location: null, LocationFreetext: 'Am Deich' }, {}],
    [
      'Veranstalter',
      'Organisation',
      { Organisations: [{ Organisation: { Id: 0, Name: 'Wir', IdOrganisation: 0 } }] },
      {},
    ],
    ['Veranstalter', 'Organisation', { Organisations: [] }, { event: { organiserFreetext: true } }],
  ] as const)('%s sends free text in %s, and can be emptied', async (name, sent, change, config) => {
    const opened = { id: 4711, fake: { events: [fakeCluster(change)] }, config }
    for (const text of ['Irgendwo', '']) {
      const editor = await openEventForm(server, opened)
      for (const value of new Set(['Irgendwo', text])) {
        fireEvent.focus(box(editor, name))
        fireEvent.change(box(editor, name), { target: { value } })
        fireEvent.blur(box(editor, name))
      }
      await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
      await waitFor(() => expect(editor.saved).toHaveLength(1))
      expect(editor.saved[0]!.fields.get(sent)).toBe(text)
      editor.close()
    }
  })

  it('a search that fails shows a message, keeps the typed text, and can be repeated', async () => {
    expectConsole('error', /autocomplete\/organisers/)
    const editor = await openEventForm(server)
    server.use(
      http.get('*/event/api/autocomplete/organisers', () => new HttpResponse('kaputt', { status: 500 }), {
        once: true,
      }),
    )
    fireEvent.change(box(editor, 'Veranstalter'), { target: { value: 'Hafen' } })
    expect(await editor.root.findByText('Die Suche ist fehlgeschlagen.')).toBeInTheDocument()
    await user.click(editor.root.getByRole('option', { name: 'Erneut versuchen' }))
    expect(await editor.root.findByRole('option', { name: /Hafenverein/ })).toBeInTheDocument()
    expect(box(editor, 'Veranstalter')).toHaveValue('Hafen')
    editor.close()
  })
})

describe('a new address', () => {
  const POPUPS = ['Veranstalter', 'Veranstaltungsort'] as const

  it.each([
    ['Veranstalter', 'Neue Adresse eines Veranstalters anlegen'],
    ['Veranstaltungsort', 'Neue Adresse eines Veranstaltungsortes anlegen'],
  ] as const)('[EVT-ORG-05] [EVT-ORG-06] [EVT-ORG-07] is offered if nothing is found: %s', async (kind, heading) => {
    const texts = http.get('*/event/api/ml', () => HttpResponse.json({ no_results: 'Kennen wir nicht' }))
    const editor = await openEventForm(server, { config: { translations: true }, before: [texts] })
    serveAddresses()
    fireEvent.change(box(editor, kind), { target: { value: 'Werft' } })
    expect(await editor.root.findByText('Kennen wir nicht')).toBeInTheDocument()
    await user.click(await editor.root.findByRole('option', { name: 'Neue Adresse anlegen' }))
    expect(await editor.root.findByRole('group', { name: heading })).toBeInTheDocument()
    editor.close()
  })

  it('[EVT-ORG-05] [EVT-ORG-07] is not offered if an address is found', async () => {
    const editor = await openEventForm(server, {})
    fireEvent.change(box(editor, 'Veranstalter'), { target: { value: 'Hafen' } })
    await editor.root.findByRole('option', { name: /Hafenverein/ })
    expect(editor.root.queryByRole('option', { name: 'Neue Adresse anlegen' })).toBeNull()
    editor.close()
  })

  it.each(POPUPS)(
    '[EVT-ADR-01] [EVT-ADR-02] opens inside its field, and focuses the name, which has the typed text: %s',
    async kind => {
      const { editor, popup } = await openPopup({ kind })
      const field = box(editor, kind).closest<HTMLElement>('div:has([role=group])')!
      const name = within(field).getByRole('textbox', { name: 'Name' })
      expect(name).toBe(popup.getByRole('textbox', { name: 'Name' }))
      expect(name).toHaveValue('Werft')
      await waitFor(() => expect(activeIn(editor)).toBe(name))
      editor.close()
    },
  )

  it.each(POPUPS)('[EVT-ADR-08] offers four kinds; organiser and location in one is the default: %s', async kind => {
    const { editor, popup } = await openPopup({ kind })
    const kinds = within(popup.getByRole('combobox', { name: 'Diese Adresse ist' })).getAllByRole<HTMLOptionElement>(
      'option',
    )
    expect(kinds.map(({ value, selected }) => [value, selected])).toEqual([
      ['organiser', false],
      ['location', false],
      ['organiser_location', true],
      ['none', false],
    ])
    editor.close()
  })

  it.each(POPUPS)('[EVT-ADR-07] [EVT-ADR-18] [EVT-CALL-15] offers the categories of the customer: %s', async kind => {
    const { editor, popup } = await openPopup({ kind })
    const category = within(await popup.findByRole('combobox', { name: 'Kategorie' }))
    expect(await category.findByRole('option', { name: 'Verein' })).toHaveValue('3')
    expect(asked).toContain('GET /event/api/address/new?Customer=uferland')
    editor.close()
  })

  it.each(POPUPS)('[EVT-ADR-05] [EVT-CALL-11] searches cities and sends the id of the chosen one: %s', async kind => {
    const { editor, fillIn, save } = await openPopup({ kind })
    await fillIn()
    expect(asked).toContain('GET /event/api/autocomplete/cities?actualInput=Stad&Customer=uferland')
    await save()
    await waitFor(() => expect(made.map(fields => fields.get('IdCity'))).toEqual(['21680']))
    editor.close()
  })

  it.each(POPUPS)(
    '[EVT-ADR-12] [EVT-ADR-14] [EVT-CALL-14] is sent with its coordinates from the maps service: %s',
    async kind => {
      const { editor, fillIn, save } = await openPopup({ kind })
      await fillIn()
      await save()
      await waitFor(() => expect(made).toHaveLength(1))
      expect(made[0]?.get('GeocodeLat')).toBe('53.6')
      expect(made[0]?.get('GeocodeLng')).toBe('9.47')
      expect(asked.findLast(call => call.startsWith('GET /geocode'))).toBe(
        'GET /geocode/search?q=Am+Hafen+3,+21680,+Stade&format=json&limit=1',
      )
      expect(asked.at(-1)).toBe('POST /event/api/address')
      editor.close()
    },
  )

  describe.each(POPUPS)('%s: sends', kind => {
    it.each([
      ['EVT-ADR-02', 'Name', 'Werft'],
      ['EVT-ADR-03', 'Street', 'Am Hafen 3'],
      ['EVT-ADR-04', 'Postcode', '21680'],
      ['EVT-ADR-06', 'Email', 'werft@hafen.example'],
      ['EVT-API-04', 'Customer', 'uferland'],
      ['EVT-API-18', 'method', 'POST'],
    ])('[%s] %s', async (_id, field, value) => {
      const { editor, enter, fillIn, save } = await openPopup({ kind })
      await fillIn()
      enter('E-Mail', 'werft@hafen.example')
      await save()
      await waitFor(() => expect(made.map(fields => fields.get(field))).toEqual([value]))
      editor.close()
    })

    it('[EVT-CALL-16] only the values of the form, the customer, the coordinates and the method', async () => {
      const { editor, enter, fillIn, save } = await openPopup({ kind })
      await fillIn()
      enter('E-Mail', 'werft@hafen.example')
      await save()
      await waitFor(() => expect(made).toHaveLength(1))
      expect(Object.fromEntries(made[0]!)).toEqual({
        method: 'POST',
        Customer: 'uferland',
        Name: 'Werft',
        Street: 'Am Hafen 3',
        Postcode: '21680',
        IdCity: '21680',
        Email: 'werft@hafen.example',
        Category: '3',
        OrganiserLocationType: 'organiser_location',
        GeocodeLat: '53.6',
        GeocodeLng: '9.47',
      })
      editor.close()
    })
  })

  it.each(POPUPS)(
    '[EVT-ADR-09] [EVT-ADR-17] [EVT-ADR-19] closes its form when the portal has created the address, and the field shows the returned name: %s',
    async kind => {
      const { editor, fillIn, save } = await openPopup({ kind })
      await fillIn()
      await save()
      await waitFor(() => expect(box(editor, kind)).toHaveValue('Alte Werft e. V.'))
      expect(editor.root.queryByRole('group', { name: /Neue Adresse/ })).toBeNull()
      expect(activeIn(editor)).toBe(box(editor, kind))
      editor.close()
    },
  )

  it.each([
    ['Veranstalter', 'IdOrganisation'],
    ['Veranstaltungsort', 'IdLocation'],
  ] as const)('[EVT-ADR-17] [EVT-DATA-11] [EVT-DATA-13] is saved with the event, as its %s', async (kind, idName) => {
    const { editor, fillIn, save } = await openPopup({ kind, config: { event: { defaultCategory: 105 } } })
    editor.enter({ Titel: 'Flohmarkt', Beginn: '12.9.2026' })
    await fillIn()
    await save()
    await waitFor(() => expect(box(editor, kind)).toHaveValue('Alte Werft e. V.'))
    await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(editor.saved.map(({ fields }) => fields.get(idName))).toEqual(['77']))
    editor.close()
  })

  it('[EVT-CALL-13] looks up cities at `paths.cityUrl`', async () => {
    server.use(http.get('*/cities.php', () => HttpResponse.json({ results: [{ id: 1, value: 'Buxtehude' }] })))
    const { editor, popup } = await openPopup({
      config: { paths: { cityUrl: '/cities.php' } },
      kind: 'Veranstaltungsort',
    })
    fireEvent.change(popup.getByRole('combobox', { name: 'Ort' }), { target: { value: 'Bux' } })
    expect(await popup.findByRole('option', { name: 'Buxtehude' })).toBeInTheDocument()
    expect(asked).toContain('GET /cities.php?actualInput=Bux&community=73&spaceAsWildcard=true')
    editor.close()
  })

  it.each(POPUPS)('[EVT-ADR-08] is sent with the chosen kind: %s', async kind => {
    const { editor, popup, fillIn, save } = await openPopup({ kind })
    await fillIn()
    await user.selectOptions(popup.getByRole('combobox', { name: 'Diese Adresse ist' }), 'keines von beiden')
    await save()
    await waitFor(() => expect(made.map(fields => fields.get('OrganiserLocationType'))).toEqual(['none']))
    editor.close()
  })

  it.each(POPUPS)('[EVT-VAL-21] [EVT-VAL-23] [EVT-VAL-25] says at each field what is missing: %s', async kind => {
    const { editor, popup, enter, save } = await openPopup({ kind })
    enter('Name', ' ')
    await save()
    expect(popup.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Bitte geben Sie einen Namen ein.')
    await waitFor(() => expect(editor.root.getByRole('switch')).not.toBeChecked())
    expect(popup.getByRole('combobox', { name: 'Ort' })).toHaveAccessibleDescription(
      'Bitte wählen Sie einen Ort aus der Liste.',
    )
    expect(await popup.findByRole('combobox', { name: 'Kategorie' })).toHaveAccessibleDescription(
      'Bitte wählen Sie eine Kategorie.',
    )
    expect(made).toEqual([])
    editor.close()
  })

  describe.each(POPUPS)('%s: is not sent', kind => {
    it.each([
      ['[EVT-VAL-20] a name', 'textbox', 'Name', 'Bitte geben Sie einen Namen ein.'],
      ['[EVT-VAL-22] a city', 'combobox', 'Ort', 'Bitte wählen Sie einen Ort aus der Liste.'],
      ['[EVT-VAL-24] a category', 'combobox', 'Kategorie', 'Bitte wählen Sie eine Kategorie.'],
    ] as const)('without %s', async (_what, role, name, reason) => {
      const { editor, popup, fillIn, save } = await openPopup({ kind })
      await fillIn()
      const field = popup.getByRole(role, { name })
      fireEvent.change(field, { target: { value: '' } })
      await save()
      expect(field).toHaveAccessibleDescription(reason)
      expect(made).toEqual([])
      editor.close()
    })
  })

  it.each(POPUPS)(
    '[EVT-ADR-10] is discarded by Cancel and by Escape, the field is empty, the event form stays open: %s',
    async kind => {
      const { editor, popup } = await openPopup({ kind })
      await user.click(popup.getByRole('button', { name: 'Abbrechen' }))
      expect(box(editor, kind)).toHaveValue('')
      expect(editor.root.queryByRole('group', { name: /Neue Adresse/ })).toBeNull()
      editor.close()
      const second = await openPopup({ kind })
      fireEvent.keyDown(second.popup.getByRole('textbox', { name: 'Name' }), { key: 'Escape' })
      await waitFor(() => expect(second.editor.root.queryByRole('group', { name: /Neue Adresse/ })).toBeNull())
      expect(second.editor.root.getByRole('button', { name: 'Speichern' })).toBeInTheDocument()
      second.editor.close()
    },
  )

  it('stays discarded, although the portal responds later that it was created', async () => {
    let answer = () => {}
    const { editor, fillIn, save, popup } = await openPopup()
    server.use(
      http.post('*/event/api/address', async () => {
        await new Promise<void>(resolve => (answer = resolve))
        return HttpResponse.json({ Id: 77, Name: 'Alte Werft e. V.' })
      }),
    )
    const field = box(editor, 'Veranstalter')
    await fillIn()
    await save()
    await waitFor(() => expect(asked).toContain('POST /event/api/address'))
    await user.click(popup.getByRole('button', { name: 'Abbrechen' }))
    fireEvent.change(field, { target: { value: 'Hafen' } })
    await user.click(await editor.root.findByRole('option', { name: /^Hafenverein/ }))
    answer()
    editor.enter({ Titel: 'Flohmarkt', Beginn: '12.9.2026' })
    await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
    expect(await editor.root.findByRole('tab', { name: /Themen.*1/ })).toBeInTheDocument()
    expect(field).toHaveValue('Hafenverein')
    editor.close()
  })

  it('[EVT-ADR-11] [EVT-ADR-12] is sent without coordinates if its street changes and the maps service then fails', async () => {
    expectConsole('error', /GET geocoder/)
    const { editor, popup, enter, fillIn, save } = await openPopup()
    await fillIn()
    expect(await popup.findByText('Adresse auf der Karte gefunden')).toBeInTheDocument()
    server.use(http.get('*/geocode/search', () => new HttpResponse('voll', { status: 429 })))
    enter('Straße und Hausnummer', 'Am Deich 1')
    expect(popup.queryByText('Adresse auf der Karte gefunden')).toBeNull()
    await save()
    await waitFor(() => expect(made).toHaveLength(1))
    expect([made[0]!.get('Street'), made[0]!.get('GeocodeLat'), made[0]!.get('GeocodeLng')]).toEqual([
      'Am Deich 1',
      '',
      '',
    ])
    editor.close()
  })

  it.each([
    ['street', 'textbox', 'Straße und Hausnummer', 'Am Deich 1', 'Am Deich 1, 21680, Stade'],
    ['postcode', 'textbox', 'Postleitzahl', '21614', 'Am Hafen 3, 21614, Stade'],
    ['city', 'combobox', 'Ort', 'Buxtehude', 'Am Hafen 3, 21680, Buxtehude'],
  ] as const)('[EVT-ADR-11] is geocoded again if its %s changes', async (_what, role, name, typed, query) => {
    const { editor, popup, fillIn, save } = await openPopup()
    await fillIn()
    expect(await popup.findByText('Adresse auf der Karte gefunden')).toBeInTheDocument()
    server.use(
      http.get('*/geocode/search', ({ request }) =>
        HttpResponse.json(new URL(request.url).searchParams.get('q') === query ? [{ lat: '53.4', lon: '9.7' }] : []),
      ),
      http.get('*/event/api/autocomplete/cities', () =>
        HttpResponse.json({ results: [{ id: 21614, value: 'Buxtehude', info: 'Niedersachsen' }] }),
      ),
    )
    fireEvent.change(popup.getByRole(role, { name }), { target: { value: typed } })
    if (role === 'combobox') await user.click(await popup.findByRole('option', { name: /^Buxtehude/ }))
    expect(popup.queryByText('Adresse auf der Karte gefunden')).toBeNull()
    expect(await popup.findByText('Adresse auf der Karte gefunden')).toBeInTheDocument()
    await save()
    await waitFor(() => expect(made).toHaveLength(1))
    expect([made[0]!.get('GeocodeLat'), made[0]!.get('GeocodeLng')]).toEqual(['53.4', '9.7'])
    editor.close()
  })

  it('[EVT-ADR-09] is saved by Ctrl+Enter in its form, without the event; a later save of the event has the address’s id', async () => {
    const { editor, popup, enter, fillIn } = await openPopup({
      config: { event: { defaultCategory: 105 } },
      kind: 'Veranstaltungsort',
    })
    editor.enter({ Titel: 'Flohmarkt', Beginn: '12.9.2026' })
    await fillIn()
    enter('Name', 'Alte Werft')
    fireEvent.keyDown(popup.getByRole('combobox', { name: 'Kategorie' }), { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(box(editor, 'Veranstaltungsort')).toHaveValue('Alte Werft e. V.'))
    expect([made.length, editor.saved.length]).toEqual([1, 0])
    await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(editor.saved.map(({ fields }) => [fields.get('IdLocation'), fields.get('LocationFreetext')])).toEqual([
        ['77', ''],
      ]),
    )
    editor.close()
  })

  it('must be saved or discarded before another tab opens or the event is saved', async () => {
    const { editor, popup, enter } = await openPopup({ kind: 'Veranstaltungsort' })
    const { root, saved } = editor
    enter('Straße und Hausnummer', 'Am Hafen 3')
    for (const action of [
      root.getByRole('tab', { name: /^Beschreibung/ }),
      root.getByRole('button', { name: 'Speichern' }),
      root.getByRole('button', { name: 'Weiter' }),
    ]) {
      await user.click(action)
      const dialog = within(
        await root.findByRole('alertdialog', { name: 'Die neue Adresse ist noch nicht gespeichert' }),
      )
      await user.click(dialog.getByRole('button', { name: 'OK' }))
      await waitFor(() => expect(root.queryByRole('alertdialog')).toBeNull())
      expect(popup.getByRole('textbox', { name: 'Straße und Hausnummer' })).toHaveValue('Am Hafen 3')
    }
    expect(saved).toEqual([])
    await user.click(popup.getByRole('button', { name: 'Abbrechen' }))
    await user.click(root.getByRole('tab', { name: /^Beschreibung/ }))
    expect(await root.findByRole('tabpanel', { name: /^Beschreibung/ })).toBeInTheDocument()
    editor.close()
  })

  it('is saved without coordinates, and with a notice, if the maps service fails', async () => {
    expectConsole('error', /GET geocoder/)
    const { editor, popup, fillIn, save } = await openPopup()
    server.use(http.get('*/geocode/search', () => new HttpResponse('voll', { status: 429 })))
    await fillIn()
    expect(await popup.findByText(/Die Adresse wurde auf der Karte nicht gefunden/)).toBeInTheDocument()
    await save()
    await waitFor(() => expect(made).toHaveLength(1))
    expect([made[0]!.get('GeocodeLat'), made[0]!.get('GeocodeLng')]).toEqual(['', ''])
    editor.close()
  })

  it('keeps the typed values if the portal refuses them, says why at the field, and can be sent again', async () => {
    let isRefused = true
    const answer = () =>
      isRefused
        ? HttpResponse.json('address_error_message_city', { status: 400 })
        : HttpResponse.json({ Id: 78, Name: 'Werft' })
    const { editor, popup, fillIn, save } = await openPopup({ answer })
    await fillIn()
    await save()
    await waitFor(() =>
      expect(popup.getByRole('combobox', { name: 'Ort' })).toHaveAccessibleDescription(
        'Bitte wählen Sie einen Ort aus der Liste.',
      ),
    )
    expect(popup.getByRole('textbox', { name: 'Straße und Hausnummer' })).toHaveValue('Am Hafen 3')
    isRefused = false
    await save()
    await waitFor(() => expect(box(editor, 'Veranstalter')).toHaveValue('Werft'))
    editor.close()
  })

  it('shows a notice with a retry button, and no dialog, if no response arrives', async () => {
    expectConsole('error', /got no response/)
    let isAway = true
    const answer = () => (isAway ? HttpResponse.error() : HttpResponse.json({ Id: 78, Name: 'Werft' }))
    const { editor, popup, fillIn, save } = await openPopup({ answer })
    await fillIn()
    await save()
    const notice = within(await popup.findByRole('alert'))
    expect(notice.getByText(/Das Portal ist gerade nicht erreichbar/)).toBeInTheDocument()
    expect(editor.root.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(popup.getByRole('textbox', { name: 'Straße und Hausnummer' })).toHaveValue('Am Hafen 3')
    isAway = false
    await user.click(notice.getByRole('button', { name: 'Erneut versuchen' }))
    await waitFor(() => expect(box(editor, 'Veranstalter')).toHaveValue('Werft'))
    editor.close()
  })
})
