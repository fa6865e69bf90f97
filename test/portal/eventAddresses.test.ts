/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import type { Address } from '../../examples/portal/server/addresses/Address'
import { readPlaceQuery } from '../../examples/portal/server/geocoder/geocoderRoute'
import { seededAccount } from '../support/seededAccount'
import { eventClient, type EventClient } from './support/eventClient'

const LONG = 120_000
const GOERLITZ = 2918987
const ADDRESS = {
  method: 'POST',
  Customer: 'uferland',
  Name: 'Kühlhaus <b>Süd</b>',
  Street: 'Am Bahnhof 5',
  Postcode: '02827',
  IdCity: GOERLITZ,
  Email: 'post@kuehlhaus.example',
  Category: 911,
  OrganiserLocationType: 'location',
  GeocodeLat: '51.13',
  GeocodeLng: '14.97',
}

onEveryDatabase(portal => {
  let author: EventClient
  let reader: EventClient
  let stranger: EventClient
  beforeAll(async () => {
    author = await eventClient(portal(), seededAccount.author)
    reader = await eventClient(portal(), seededAccount.reader)
    stranger = await eventClient(portal())
  }, LONG)

  const add = async (fields: Parameters<EventClient['post']>[1]): Promise<Response> =>
    author.post('/event/api/address', { ...ADDRESS, ...fields })
  const search = async (
    what: string,
    actualInput: string,
    more: Record<string, string> = {},
    client = author,
  ): Promise<{ id: number; value: string; info: string }[]> =>
    (
      await (
        await client.get(
          `/event/api/autocomplete/${what}?${new URLSearchParams({ actualInput, Customer: 'uferland', ...more }).toString()}`,
        )
      ).json()
    ).results

  test('[EVT-CALL-15] [EVT-ADR-18] the form of a new address gets the portal’s categories; an unknown customer is refused', async () => {
    const { Categories } = await (await author.get('/event/api/address/new?Customer=uferland')).json()
    expect(Categories).toHaveLength(15)
    expect(Categories[0]).toEqual({ Id: 901, Categor: 'Verein' })
    expect((await author.get('/event/api/address/new?Customer=niemand')).status).toBe(400)
  })

  test('[EVT-API-04] [EVT-CALL-16] [EVT-ADR-17] a new address that is sent twice is saved once; another member of the customer can choose it immediately', async () => {
    const [first, second] = await Promise.all([add({}), add({})])
    const address: Address = await first.json()
    expect(address).toEqual({
      Id: expect.any(Number),
      Name: ADDRESS.Name,
      IdOrganisation: address.Id,
      Street: ADDRESS.Street,
      Postcode: ADDRESS.Postcode,
      IdCity: GOERLITZ,
      City: { Comment: 'Görlitz' },
      Email: ADDRESS.Email,
      Category: 911,
      OrganiserLocationType: 'location',
      GeocodeLat: 51.13,
      GeocodeLng: 14.97,
      Customer: 'uferland',
    })
    expect(await second.json()).toEqual(address)
    expect(await search('locations', 'kuehlhaus', {}, reader)).toEqual([
      { id: address.Id, value: ADDRESS.Name, info: 'Am Bahnhof 5, 02827 Görlitz' },
    ])
    expect(await search('locations', 'kuehlhaus', { Customer: 'lausitz' })).toEqual([])
    const event = await author.create({ IdLocation: address.Id })
    expect(event).toMatchObject({ Location: { Id: address.Id, Name: ADDRESS.Name }, City: { Comment: 'Görlitz' } })
    expect(await author.refused({ Customer: 'lausitz', Keywords: ['lausitz'], IdLocation: address.Id })).toEqual([
      400,
      expect.stringContaining('Den gewählten Ort gibt es nicht mehr'),
    ])
  })

  test('[EVT-ADR-08] the type of an address decides which search finds the address; without a type both searches find it', async () => {
    const types = { organiser: [0, 1], location: [1, 0], organiser_location: [1, 1], none: [0, 0], '': [1, 1] }
    for (const [OrganiserLocationType, found] of Object.entries(types)) {
      const Name = `Zwirnerei ${OrganiserLocationType || 'ohne'}`
      expect((await add({ Name, OrganiserLocationType })).status).toBe(200)
      const names = await Promise.all(['locations', 'organisers'].map(what => search(what, Name)))
      expect([
        OrganiserLocationType,
        names.map(results => results.filter(({ value }) => value === Name).length),
      ]).toEqual([OrganiserLocationType, found])
    }
  })

  test.each([
    ['[EVT-VAL-20] no name', { Name: ' ' }, '"address_error_message_name"'],
    ['[EVT-VAL-22] no city', { IdCity: '' }, '"address_error_message_city"'],
    ['a city that does not exist', { IdCity: 1 }, '"address_error_message_city"'],
    ['[EVT-VAL-24] no category', { Category: '' }, '"address_error_message_category"'],
    ['a category that does not exist', { Category: 1 }, '"address_error_message_category"'],
  ])('[EVT-CALL-16] an address with %s is refused with the contract’s label', async (_what, fields, label) => {
    const response = await add(fields)
    expect([response.status, await response.text()]).toEqual([400, label])
  })

  test.each([
    ['Email', 'post at kuehlhaus'],
    ['OrganiserLocationType', 'venue'],
    ['GeocodeLat', '91'],
    ['GeocodeLng', '14,97'],
    ['Name', 'x'.repeat(201)],
    ['Street', 'a\0b'],
    ['method', 'PUT'],
    ['Customer', 'niemand'],
  ])('an address with %s=%j is refused', async (name, value) => {
    expect((await add({ Name: 'Nie gespeichert', [name]: value })).status).toBe(400)
    expect(await search('locations', 'nie gespeichert')).toEqual([])
  })

  test('an address with one coordinate or none is saved without coordinates', async () => {
    expect(await (await add({ Name: 'Ohne Karte', GeocodeLat: '', GeocodeLng: '' })).json()).toMatchObject({
      GeocodeLat: null,
      GeocodeLng: null,
    })
    expect(await (await add({ Name: 'Halbe Karte', GeocodeLng: '' })).json()).toMatchObject({
      GeocodeLat: null,
      GeocodeLng: null,
    })
  })

  test('[EVT-CALL-09] [EVT-CALL-10] places and organisers are found by name and city, with umlauts in either spelling; names that begin with the typed text come first', async () => {
    const places = await search('locations', 'nikolaikirche', { is_location: '1' })
    expect(places.length).toBeGreaterThan(5)
    expect(places[0]).toEqual({
      id: expect.any(Number),
      value: 'Nikolaikirche',
      info: expect.stringMatching(/^[\p{L} ]+ \d+, [\d -]+ \p{L}+/u),
    })
    const [one] = await search('locations', 'nikolai goerlitz')
    expect(one?.info).toContain('02826 Görlitz')
    expect((await search('organisers', 'Kulturverein Löbau', { is_organiser: '1' })).map(({ value }) => value)).toEqual(
      ['Kulturverein Löbau'],
    )
    expect(await search('organisers', 'nikolaikirche xyz')).toEqual([])
    expect(await search('locations', 'n')).toEqual([])
    expect(await search('locations', '%')).toEqual([])
    expect((await search('locations', 'a')).length + (await search('locations', 'er')).length).toBeLessThanOrEqual(20)
  })

  test('two letters match the beginning of a word of the name or the city, not its middle', async () => {
    const Name = 'Alte Qydiele'
    expect((await add({ Name })).status).toBe(200)
    const names = async (typed: string) => (await search('locations', typed)).map(({ value }) => value)
    for (const typed of ['al qy', 'qy', 'QY', 'qydiele go', 'qydiele gö', 'ydie'])
      expect([typed, await names(typed)]).toEqual([typed, [Name]])
    for (const typed of ['yd', 'qydiele lt', 'qydiele oe', 'qydiele tz'])
      expect([typed, await names(typed)]).toEqual([typed, []])
  })

  test('[EVT-CALL-11] the city search finds a city by the beginning of its name, and gives its state', async () => {
    const [city] = await search('cities', 'goerl')
    expect(city).toEqual({ id: GOERLITZ, value: 'Görlitz', info: 'Sachsen' })
  })

  test.each([
    ['Am Markt 1, 02826, Görlitz', 'Görlitz, Sachsen', 51.1, 15],
    ['02625 Bautzen', 'Bautzen, Sachsen', 51.2, 14.4],
    ['Liberec', 'Liberec, Tschechien', 50.8, 15.1],
    ['Köln', 'Köln, Nordrhein-Westfalen', 50.9, 7],
  ])('[EVT-ADR-13] the geocoder responds to %s as Nominatim does', async (q, name, lat, lon) => {
    const [place] = await (
      await stranger.get(`/geocode/search?${new URLSearchParams({ q, format: 'json', limit: '1' }).toString()}`)
    ).json()
    expect(place).toMatchObject({
      display_name: name,
      lat: expect.stringMatching(/^\d+\.\d+$/),
      lon: expect.stringMatching(/^\d+\.\d+$/),
    })
    expect([Math.abs(place.lat - lat) < 0.1, Math.abs(place.lon - lon) < 0.1]).toEqual([true, true])
  })

  test('the geocoder looks for at most six different parts of an address, without its postcode, the last part first', () => {
    expect(readPlaceQuery('Markt 1, 02826, Görlitz, Görlitz')).toEqual(['Görlitz', 'Markt 1'])
    expect(readPlaceQuery(Array.from({ length: 100 }, (_, index) => `Ort${index}`).join(','))).toEqual([
      'Ort99',
      'Ort98',
      'Ort97',
      'Ort96',
      'Ort95',
      'Ort94',
    ])
  })

  test(
    'the geocoder returns an empty list for unknown places, refuses an invalid query with 400, and responds to too many requests with 429',
    async () => {
      const ask = (query: string) => stranger.get(`/geocode/search?${query}`)
      expect(await (await ask('q=Xyzzyhausen&format=json')).json()).toEqual([])
      expect([
        (await ask('q=')).status,
        (await ask('q=Bautzen&format=xml')).status,
        (await ask('q=Bautzen&limit=0')).status,
      ]).toEqual([400, 400, 400])
      // A query without the name of a place counts towards the limit, but searches nothing.
      const answers = await Promise.all(Array.from({ length: 300 }, () => ask('q=,')))
      const refused = answers.find(({ status }) => status === 429)
      expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/)
    },
    LONG,
  )

  test('[EVT-CALL-08] the call for event texts has its own parameters: bricks[], language, projects and Customer', async () => {
    const text = await (
      await stranger.get(
        '/event/api/ml?bricks[]=pix_manage_heading&bricks[]=gibt_es_nicht&language=de_DE&projects=event&Customer=uferland',
      )
    ).json()
    expect(text).toEqual({ pix_manage_heading: 'Bilderarchiv des Kulturportals' })
    expect((await stranger.get('/event/api/ml?bricks[]=_close&language=xx_XX')).status).toBe(400)
  })

  test('[EVT-OVW-01] [EVT-DET-01] the windows’ templates are served below /event/templates/ and below /templates/', async () => {
    for (const name of ['event_overview', 'event_detail']) {
      const [own, documentRoot] = await Promise.all(
        [`/event/templates/${name}.html`, `/templates/${name}.html`].map(async path =>
          (await stranger.get(path)).text(),
        ),
      )
      expect(own).toContain('data-slot=')
      expect(documentRoot).toBe(own)
    }
  })
})
