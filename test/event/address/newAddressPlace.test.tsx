import { fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { prepareEventForms } from '../support/prepareEventForms'
import { openAddressPopup } from './openAddressPopup'

const { server, user } = prepareEventForms()

describe('a new address', () => {
  it('[EVT-ADR-11] [EVT-ADR-12] is sent without coordinates if its street changes and the maps service then fails', async () => {
    expectConsole('error', /GET geocoder/)
    const { editor, popup, enter, fillIn, save, made } = await openAddressPopup(server)
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
    ['street', 'textbox', 'Straße und Hausnummer', 'Am Deich 1', 'Am Deich 1, 02168, Stade'],
    ['postcode', 'textbox', 'Postleitzahl', '21614', 'Am Hafen 3, 21614, Stade'],
    ['city', 'combobox', 'Ort', 'Buxtehude', 'Am Hafen 3, 02168, Buxtehude'],
  ] as const)(
    '[EVT-ADR-11] [EVT-ADR-12] [EVT-ADR-13] is geocoded again if its %s changes',
    async (_what, role, name, typed, query) => {
      const { editor, popup, fillIn, save, made } = await openAddressPopup(server)
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
    },
  )

  it('[EVT-ADR-13] is saved without coordinates after a notice if the maps service fails', async () => {
    expectConsole('error', /GET geocoder/)
    const { editor, popup, fillIn, save, made } = await openAddressPopup(server)
    server.use(http.get('*/geocode/search', () => new HttpResponse('voll', { status: 429 })))
    await fillIn()
    expect(await popup.findByText(/Die Adresse wurde auf der Karte nicht gefunden/)).toBeInTheDocument()
    await save()
    await waitFor(() => expect(made).toHaveLength(1))
    expect([made[0]!.get('GeocodeLat'), made[0]!.get('GeocodeLng')]).toEqual(['', ''])
    editor.close()
  })
})
