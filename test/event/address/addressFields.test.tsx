import { fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from '../detail/openEventForm'
import { findBox, focusedIn } from './openAddressPopup'

const { server, asked, user } = prepareEventForms()

describe('organiser and location', () => {
  it('[EVT-CALL-09] says that nobody is logged in if the portal refuses a search for this reason', async () => {
    const refused = http.get(
      '*/event/api/autocomplete/:kind',
      () => new HttpResponse('"Please log in"', { status: 403 }),
    )
    const editor = await openEventForm(server, { before: [refused] })
    expectConsole('error', /refused 'GET \/event\/api\/autocomplete\/locations'/)
    fireEvent.change(findBox(editor, 'Veranstaltungsort'), { target: { value: 'Hafen' } })
    expect((await editor.root.findAllByText(/nicht mehr angemeldet/)).length).toBeGreaterThan(0)
    editor.close()
  })

  type Kind = [label: string, name: string, call: string, idName: string, id: string]
  const KINDS: Kind[] = [
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
  ]
  /** Opens the form of a new event, and finds two entries for ‘Hafen’ in one of the two fields. */
  const search = async ([kind, name, , , id]: Kind) => {
    const editor = await openEventForm(server, { config: { event: { defaultCategory: 105 } } })
    editor.enter({ Titel: 'Flohmarkt', Beginn: '12.9.2026' })
    server.use(
      http.get('*/event/api/autocomplete/:kind', () =>
        HttpResponse.json({
          results: [
            { id: 99, value: 'Hafenamt', info: 'Stade' },
            { id, value: name, info: 'Stade' },
          ],
        }),
      ),
    )
    const field = findBox(editor, kind)
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: 'Hafen' } })
    const found = await editor.root.findByRole('option', { name: new RegExp(name) })
    return { editor, field, found, status: () => field.closest('[data-status]')!.getAttribute('data-status') }
  }

  it.each(KINDS)('[EVT-ORG-01] [EVT-CALL-09] [EVT-CALL-10] %s: is searched while typing', async (...kind) => {
    const { editor } = await search(kind)
    expect(asked).toContain(kind[2])
    editor.close()
  })

  it.each(KINDS)(
    '[EVT-ORG-02] [EVT-DATA-11] [EVT-DATA-13] %s: the chosen entry fills the name and is sent with its id',
    async (...kind) => {
      const { editor, field, found } = await search(kind)
      const [, name, , idName, id] = kind
      await user.click(found)
      expect(field).toHaveValue(name)
      await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
      await waitFor(() => expect(editor.saved).toHaveLength(1))
      expect(editor.saved[0]!.fields.get(idName)).toBe(id)
      editor.close()
    },
  )

  it.each(KINDS)(
    '[EVT-ORG-08] %s: has the status ‘editing’ until an entry is chosen, then ‘validated’ until the text changes',
    async (...kind) => {
      const { editor, field, found, status } = await search(kind)
      expect(status()).toBe('editing')
      await user.click(found)
      expect(status()).toBe('validated')
      fireEvent.change(field, { target: { value: 'Haf' } })
      expect(status()).toBe('editing')
      editor.close()
    },
  )

  it.each([
    [
      'Veranstalter',
      'IdOrganisation',
      '7',
      { Organisations: [{ Organisation: { Id: 0, Name: 'Wir', IdOrganisation: 0 } }] },
    ],
    ['Veranstaltungsort', 'IdLocation', '31', { Location: null, LocationFreetext: 'Am Deich' }],
  ] as const)(
    '[EVT-ORG-08] %s: a stored entry is validated and keeps its id, a stored text is free text',
    async (kind, idName, id, change) => {
      for (const [cluster, status, sent] of [
        [fakeCluster(), 'validated', id],
        [fakeCluster(change), 'freetext', ''],
      ] as const) {
        const editor = await openEventForm(server, { id: 4711, fake: { events: [cluster] } })
        const field = findBox(editor, kind)
        expect(field.closest('[data-status]')).toHaveAttribute('data-status', status)
        fireEvent.focus(field)
        fireEvent.blur(field)
        await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
        await waitFor(() => expect(editor.saved).toHaveLength(1))
        expect(editor.saved[0]!.fields.get(idName)).toBe(sent)
        editor.close()
      }
    },
  )

  it.each(KINDS)(
    '[EVT-ORG-04] %s: its delete button empties the field and its id, and gives the focus to the field',
    async (...kind) => {
      const { editor, field, found } = await search(kind)
      const [label, , , idName] = kind
      await user.click(found)
      await user.click(await editor.root.findByRole('button', { name: `${label} entfernen` }))
      await waitFor(() => expect(field).toHaveValue(''))
      expect(focusedIn(editor)).toBe(field)
      // Saves from inside the field, because leaving the field would also reset the id.
      fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
      await waitFor(() => expect(editor.saved).toHaveLength(1))
      const names = [idName, idName === 'IdLocation' ? 'LocationFreetext' : 'Organisation']
      expect(names.map(name => editor.saved[0]!.fields.get(name))).toEqual(['', ''])
      editor.close()
    },
  )

  it.each([
    ['Veranstalter', 'IdOrganisation', 'Organisation'],
    ['Veranstaltungsort', 'IdLocation', 'LocationFreetext'],
  ])('[EVT-ORG-04] %s: its delete button empties a stored entry, and then a chosen one', async (kind, ...names) => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [fakeCluster()] } })
    const field = findBox(editor, kind)
    const remove = async () => {
      await user.hover(field)
      await user.click(await editor.root.findByRole('button', { name: `${kind} entfernen` }))
      await waitFor(() => expect(field).toHaveValue(''))
    }
    await remove()
    fireEvent.change(field, { target: { value: 'Hafen' } })
    await user.click(await editor.root.findByRole('option', { name: /^Hafen/ }))
    await remove()
    // Saves from inside the field, because leaving the field would also reset the id.
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    expect(names.map(name => editor.saved[0]!.fields.get(name))).toEqual(['', ''])
    editor.close()
  })

  it.each(['Veranstalter', 'Veranstaltungsort'])(
    '[EVT-ORG-03] %s: the delete button shows while the pointer is on a stored entry, not on typed text',
    async kind => {
      const editor = await openEventForm(server, { id: 4711, fake: { events: [fakeCluster()] } })
      const deletes = () => editor.root.queryByRole('button', { name: `${kind} entfernen` })
      expect(deletes()).toBeNull()
      const field = findBox(editor, kind)
      await user.hover(field)
      expect(deletes()).toBeInTheDocument()
      await user.unhover(field)
      await waitFor(() => expect(deletes()).toBeNull())
      fireEvent.change(field, { target: { value: 'irgendwo' } })
      await user.hover(field)
      expect(deletes()).toBeNull()
      editor.close()
    },
  )

  it('[EVT-ORG-09] sends a typed location as free text if no entry is chosen', async () => {
    const editor = await openEventForm(server, { config: { event: { defaultCategory: 105 } } })
    editor.enter({ Titel: 'Flohmarkt', Beginn: '12.9.2026' })
    const field = findBox(editor, 'Veranstaltungsort')
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
  ] as const)(
    '[EVT-ORG-09] [EVT-DATA-13] %s sends free text in %s, and can be emptied',
    async (name, sent, change, config) => {
      const opened = { id: 4711, fake: { events: [fakeCluster(change)] }, config }
      for (const text of ['Irgendwo', '']) {
        const editor = await openEventForm(server, opened)
        for (const value of new Set(['Irgendwo', text])) {
          fireEvent.focus(findBox(editor, name))
          fireEvent.change(findBox(editor, name), { target: { value } })
          fireEvent.blur(findBox(editor, name))
        }
        await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
        await waitFor(() => expect(editor.saved).toHaveLength(1))
        expect(editor.saved[0]!.fields.get(sent)).toBe(text)
        editor.close()
      }
    },
  )

  it.each([
    ['[EVT-CALL-10]', 'Veranstalter', 'organisers', /Hafenverein/],
    ['[EVT-CALL-09]', 'Veranstaltungsort', 'locations', /Hafenhalle/],
  ])(
    '%s a search for a %s that fails shows a message, keeps the text, and can be repeated',
    async (_id, kind, path, found) => {
      expectConsole('error', new RegExp(`autocomplete/${path}`))
      const editor = await openEventForm(server)
      server.use(
        http.get(`*/event/api/autocomplete/${path}`, () => new HttpResponse('kaputt', { status: 500 }), {
          once: true,
        }),
      )
      fireEvent.change(findBox(editor, kind), { target: { value: 'Hafen' } })
      expect(await editor.root.findByText('Die Suche ist fehlgeschlagen.')).toBeInTheDocument()
      await user.click(editor.root.getByRole('option', { name: 'Erneut versuchen' }))
      expect(await editor.root.findByRole('option', { name: found })).toBeInTheDocument()
      expect(findBox(editor, kind)).toHaveValue('Hafen')
      editor.close()
    },
  )
})
