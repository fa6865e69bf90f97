import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from '../detail/openEventForm'
import { findBox, focusedIn, openAddressPopup, serveAddresses } from './openAddressPopup'

const { server, asked, user } = prepareEventForms()

describe('a new address', () => {
  const POPUPS = ['Veranstalter', 'Veranstaltungsort'] as const

  it.each([
    ['Veranstalter', 'Neue Adresse eines Veranstalters anlegen'],
    ['Veranstaltungsort', 'Neue Adresse eines Veranstaltungsortes anlegen'],
  ] as const)('[EVT-ORG-05] [EVT-ORG-06] [EVT-ORG-07] is offered if nothing is found: %s', async (kind, heading) => {
    const texts = http.get('*/event/api/ml', () => HttpResponse.json({ no_results: 'Kennen wir nicht' }))
    const editor = await openEventForm(server, { config: { translations: true }, before: [texts] })
    serveAddresses(server)
    fireEvent.change(findBox(editor, kind), { target: { value: 'Werft' } })
    expect(await editor.root.findByText('Kennen wir nicht')).toBeInTheDocument()
    await user.click(await editor.root.findByRole('option', { name: 'Neue Adresse anlegen' }))
    expect(await editor.root.findByRole('group', { name: heading })).toBeInTheDocument()
    editor.close()
  })

  it.each(POPUPS)('[EVT-ORG-05] is offered again after it was cancelled or saved: %s', async kind => {
    const { editor, popup, openFor, fillIn, save } = await openAddressPopup(server, { kind })
    await user.click(popup.getByRole('button', { name: 'Abbrechen' }))
    const second = await openFor('Kai')
    await fillIn(second)
    await save(second)
    await waitFor(() => expect(findBox(editor, kind)).toHaveValue('Alte Werft e. V.'))
    expect((await openFor('Mole')).getByRole('textbox', { name: 'Name' })).toHaveValue('Mole')
    editor.close()
  })

  it.each(POPUPS)('[EVT-ORG-05] [EVT-ORG-07] is not offered if an address is found: %s', async kind => {
    const editor = await openEventForm(server, {})
    fireEvent.change(findBox(editor, kind), { target: { value: 'Hafen' } })
    await editor.root.findByRole('option', { name: /Hafen(verein|halle)/ })
    expect(editor.root.queryByRole('option', { name: 'Neue Adresse anlegen' })).toBeNull()
    editor.close()
  })

  it.each(POPUPS)(
    '[EVT-ADR-01] [EVT-ADR-02] opens inside its field, and focuses the name, which has the typed text: %s',
    async kind => {
      const { editor, popup } = await openAddressPopup(server, { kind })
      const field = findBox(editor, kind).closest<HTMLElement>('div:has([role=group])')!
      const name = within(field).getByRole('textbox', { name: 'Name' })
      expect(name).toBe(popup.getByRole('textbox', { name: 'Name' }))
      expect(name).toHaveValue('Werft')
      for (const other of POPUPS.filter(each => each !== kind))
        expect(within(field).queryByRole('combobox', { name: other })).toBeNull()
      await waitFor(() => expect(focusedIn(editor)).toBe(name))
      editor.close()
    },
  )

  it.each(POPUPS)('[EVT-ADR-08] offers four kinds; the default is ‘organiser and location’: %s', async kind => {
    const { editor, popup } = await openAddressPopup(server, { kind })
    const kinds = within(popup.getByRole('combobox', { name: 'Diese Adresse ist' })).getAllByRole<HTMLOptionElement>(
      'option',
    )
    expect(kinds.map(({ value, text, selected }) => [value, text, selected])).toEqual([
      ['organiser', 'ein Veranstalter', false],
      ['location', 'ein Veranstaltungsort', false],
      ['organiser_location', 'Veranstalter und Veranstaltungsort', true],
      ['none', 'keines von beiden', false],
    ])
    editor.close()
  })

  it.each(POPUPS)('[EVT-ADR-07] [EVT-ADR-18] [EVT-CALL-15] offers the categories of the customer: %s', async kind => {
    const { editor, popup } = await openAddressPopup(server, { kind })
    const category = within(await popup.findByRole('combobox', { name: 'Kategorie' }))
    await category.findByRole('option', { name: 'Verein' })
    expect(category.getAllByRole<HTMLOptionElement>('option').map(({ value, text }) => [value, text])).toEqual([
      ['', 'Bitte wählen'],
      ['9', 'Museum'],
      ['3', 'Verein'],
    ])
    expect(asked).toContain('GET /event/api/address/new?Customer=uferland')
    editor.close()
  })

  it('[EVT-ADR-07] [EVT-CALL-15] loads the categories again on request if they did not load', async () => {
    expectConsole('error', /GET \/event\/api\/address\/new/)
    const { editor, popup } = await openAddressPopup(server, { failingCategories: 1 })
    expect(await popup.findByText('Die Kategorien konnten nicht geladen werden.')).toBeInTheDocument()
    await user.click(popup.getByRole('button', { name: 'Erneut versuchen' }))
    expect(await popup.findByRole('option', { name: 'Verein' })).toBeInTheDocument()
    editor.close()
  })

  it.each(POPUPS)('[EVT-ADR-05] [EVT-CALL-11] searches cities and sends the id of the chosen one: %s', async kind => {
    const { editor, fillIn, save, made } = await openAddressPopup(server, { kind })
    await fillIn()
    expect(asked).toContain('GET /event/api/autocomplete/cities?actualInput=Stad&Customer=uferland')
    await save()
    await waitFor(() => expect(made.map(fields => fields.get('IdCity'))).toEqual(['21680']))
    editor.close()
  })

  it.each(POPUPS)(
    '[EVT-ADR-12] [EVT-ADR-14] [EVT-CALL-14] is sent with its coordinates from the maps service: %s',
    async kind => {
      const { editor, fillIn, save, made } = await openAddressPopup(server, { kind })
      await fillIn()
      await save()
      await waitFor(() => expect(made).toHaveLength(1))
      expect(made[0]?.get('GeocodeLat')).toBe('53.6')
      expect(made[0]?.get('GeocodeLng')).toBe('9.47')
      expect(asked.findLast(call => call.startsWith('GET /geocode'))).toBe(
        'GET /geocode/search?q=Am+Hafen+3,+02168,+Stade&format=json&limit=1',
      )
      expect(asked.at(-1)).toBe('POST /event/api/address')
      editor.close()
    },
  )

  describe.each(POPUPS)('%s: sends', kind => {
    it.each([
      ['EVT-ADR-02', 'Name', 'Werft'],
      ['EVT-ADR-03', 'Street', 'Am Hafen 3'],
      ['EVT-ADR-04', 'Postcode', '02168'],
      ['EVT-ADR-06', 'Email', 'werft@hafen.example'],
      ['EVT-API-04', 'Customer', 'uferland'],
      ['EVT-API-18', 'method', 'POST'],
    ])('[%s] %s', async (_id, field, value) => {
      const { editor, enter, fillIn, save, made } = await openAddressPopup(server, { kind })
      await fillIn()
      enter('E-Mail', 'werft@hafen.example')
      await save()
      await waitFor(() => expect(made.map(fields => fields.get(field))).toEqual([value]))
      editor.close()
    })

    it('[EVT-CALL-16] [EVT-ADR-16] only the values of the form, the customer, the coordinates and the method', async () => {
      const { editor, enter, fillIn, save, made } = await openAddressPopup(server, { kind })
      await fillIn()
      enter('E-Mail', 'werft@hafen.example')
      await save()
      await waitFor(() => expect(made).toHaveLength(1))
      expect(Object.fromEntries(made[0]!)).toEqual({
        method: 'POST',
        Customer: 'uferland',
        Name: 'Werft',
        Street: 'Am Hafen 3',
        Postcode: '02168',
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
      const { editor, fillIn, save } = await openAddressPopup(server, { kind })
      await fillIn()
      await save()
      await waitFor(() => expect(findBox(editor, kind)).toHaveValue('Alte Werft e. V.'))
      expect(editor.root.queryByRole('group', { name: /Neue Adresse/ })).toBeNull()
      expect(focusedIn(editor)).toBe(findBox(editor, kind))
      editor.close()
    },
  )

  it.each([
    ['Veranstalter', 'IdOrganisation'],
    ['Veranstaltungsort', 'IdLocation'],
  ] as const)('[EVT-ADR-17] [EVT-DATA-11] [EVT-DATA-13] is saved with the event, as its %s', async (kind, idName) => {
    const { editor, fillIn, save } = await openAddressPopup(server, {
      kind,
      config: { event: { defaultCategory: 105 } },
    })
    editor.enter({ Titel: 'Flohmarkt', Beginn: '12.9.2026' })
    await fillIn()
    await save()
    await waitFor(() => expect(findBox(editor, kind)).toHaveValue('Alte Werft e. V.'))
    await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(editor.saved.map(({ fields }) => fields.get(idName))).toEqual(['77']))
    editor.close()
  })

  it('[EVT-CALL-13] looks up cities at `paths.cityUrl`', async () => {
    server.use(http.get('*/cities.php', () => HttpResponse.json({ results: [{ id: 1, value: 'Buxtehude' }] })))
    const { editor, popup } = await openAddressPopup(server, {
      config: { paths: { cityUrl: '/cities.php' } },
      kind: 'Veranstaltungsort',
    })
    fireEvent.change(popup.getByRole('combobox', { name: 'Ort' }), { target: { value: 'Bux' } })
    expect(await popup.findByRole('option', { name: 'Buxtehude' })).toBeInTheDocument()
    expect(asked).toContain('GET /cities.php?actualInput=Bux&community=73&spaceAsWildcard=true')
    editor.close()
  })

  it.each(POPUPS)('[EVT-ADR-08] is sent with the chosen kind: %s', async kind => {
    const { editor, popup, fillIn, save, made } = await openAddressPopup(server, { kind })
    await fillIn()
    await user.selectOptions(popup.getByRole('combobox', { name: 'Diese Adresse ist' }), 'keines von beiden')
    await save()
    await waitFor(() => expect(made.map(fields => fields.get('OrganiserLocationType'))).toEqual(['none']))
    editor.close()
  })
})
