/** @jest-environment node */
import type { EventCluster } from '../../examples/portal/server/events/EventCluster'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { EVENTS, eventClient, leastFields, type EventClient } from './support/eventClient'

/** Fields that a member enters; the portal returns them unchanged. */
const ENTERED = {
  MlTitle: 'Nachtmusik <im> Speicher & Hof',
  MlTitleTranslated: 'Night music',
  MlTitleTranslatedPl: 'Muzyka nocą',
  Description: 'Erste Zeile\n\nZweite „Zeile“',
  DescriptionTranslated: 'First line',
  DescriptionTranslatedPl: 'Pierwszy wiersz',
  DateFrom: '2027-03-28T02:30:00',
  DateTo: '2027-03-28T04:00:00',
  FormalCategoryId: 101,
  ContentCategoryId: '1104',
  IdCategorySystemId: 84,
  EventLocationTypeId: '703',
  Url: 'https://www.speicher.example/termine?x=1&y=2',
  PriceUrl: 'https://karten.example/7',
}

let author: EventClient
let reader: EventClient
let stranger: EventClient

onEveryDatabase(portal => {
  beforeAll(async () => {
    author = await eventClient(portal(), seededAccount.author)
    reader = await eventClient(portal(), seededAccount.reader)
    stranger = await eventClient(portal())
  })

  const list = async (
    client: EventClient,
    query: Record<string, string> = {},
  ): Promise<{ EventClusters: EventCluster[]; IsLastPage: boolean }> =>
    (await client.get(`${EVENTS}?${new URLSearchParams({ Customer: 'uferland', ...query }).toString()}`)).json()

  test('[EVT-CALL-01] [EVT-OVW-17] the list begins with coming events, the soonest first, then events without a date, then past ones', async () => {
    const [first, second, all] = [await list(author), await list(author, { p: '2' }), await author.ids()]
    expect([first.EventClusters.length, first.IsLastPage, second.EventClusters.length]).toEqual([50, false, 50])
    expect(all.length).toBeGreaterThan(1500)
    expect(new Set(all).size).toBe(all.length)
    expect(all.slice(0, 100)).toEqual([...first.EventClusters, ...second.EventClusters].map(({ Id }) => Id))
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
    const rows = [...first.EventClusters]
    for (let page = 2; rows.at(-1)!.DateFrom === '' || rows.at(-1)!.DateTo >= day; page++)
      rows.push(...(await list(author, { p: String(page) })).EventClusters)
    const begins = rows.map(({ DateFrom }) => DateFrom)
    const comingCount = begins.indexOf('')
    const pastFrom = begins.lastIndexOf('') + 1
    expect(comingCount).toBeGreaterThan(0)
    // Few events have no date, as in a real member's list.
    expect(pastFrom - comingCount).toBeGreaterThan(3)
    expect(pastFrom - comingCount).toBeLessThan(all.length / 50)
    expect(begins.slice(comingCount, pastFrom).join('')).toBe('')
    expect(begins.slice(0, comingCount)).toEqual(begins.slice(0, comingCount).sort())
    expect(rows.slice(0, comingCount).every(({ DateTo }) => DateTo >= day)).toBe(true)
    expect(rows.slice(pastFrom).some(({ DateTo }) => DateTo >= day)).toBe(false)
    expect(begins.slice(pastFrom)).toEqual(begins.slice(pastFrom).sort().reverse())
    const last = await list(author, { p: String(Math.ceil(all.length / 50)) })
    const lastBegins = last.EventClusters.map(({ DateFrom }) => DateFrom)
    expect(last.IsLastPage).toBe(true)
    expect(lastBegins).toEqual([...lastBegins].sort().reverse())
    expect(await list(author, { p: '999' })).toEqual({ EventClusters: [], IsLastPage: true })
  })

  test('[EVT-CALL-01] the search finds an event if its texts contain every word, regardless of case and ß', async () => {
    const { Id } = await author.create({
      MlTitle: 'Quittenfest 100%',
      LocationFreetext: 'Scheune Ömmelheim, Große Straße 3',
      Keywords: ['zwetschge'],
      IdOrganisation: 3001,
    })
    for (const search of [
      'quittenFEST',
      'ömmelheim',
      'ZWETSCHGE',
      'scheune 100%',
      'quittenfest scheune',
      'ömmelheim grosse strasse',
      'ömmelheim GROẞE straße',
    ])
      expect([search, await author.ids({ search })]).toEqual([search, [Id]])
    expect(await author.ids({ search: 'quittenfest birne' })).toEqual([])
    expect(await reader.ids({ search: 'quittenfest' })).toEqual([])
  })

  test('[EVT-CALL-01] the search takes % and _ as ordinary characters', async () => {
    const { Id } = await author.create({ MlTitle: 'Holunderabend zu 50%' })
    expect(await author.ids({ search: 'holunderabend 50%' })).toEqual([Id])
    expect(await author.ids({ search: '%olunderabend' })).toEqual([])
    expect(await author.ids({ search: '_olunderabend' })).toEqual([])
  })

  test('[EVT-CALL-01] the date filter finds an event on each day on which it takes place, and on no other', async () => {
    const { Id } = await author.create({
      MlTitle: 'Drei Tage',
      IdEventType: 2,
      DateFrom: '2031-02-27T18:00:00',
      DateTo: '2031-03-01T00:00:00',
    })
    for (const date of ['2031-02-27', '2031-02-28', '2031-03-01'])
      expect([date, await author.ids({ date })]).toEqual([date, [Id]])
    expect([await author.ids({ date: '2031-02-26' }), await author.ids({ date: '2031-03-02' })]).toEqual([[], []])
    expect(await author.ids({ date: '2031-02-28', search: 'vier' })).toEqual([])
  })

  test('[EVT-CALL-03] [EVT-CALL-06] [EVT-DATA-12] a new event is saved with the entered fields, and a later request returns the same event', async () => {
    const [organiser] = (
      await (await author.get('/event/api/autocomplete/organisers?actualInput=kulturverein&is_organiser=1')).json()
    ).results
    const [location] = (
      await (await author.get('/event/api/autocomplete/locations?actualInput=nikolaikirche&is_location=1')).json()
    ).results
    const [picture] = await (await author.get('/pix/pictures/by/1001?limit=1')).json()
    const saved = await author.create({
      ...ENTERED,
      MlTitles: {
        0: { IdMediaLanguage: 2, TextValue: 'Night music' },
        1: { IdMediaLanguage: 44, TextValue: 'Muzyka nocą' },
      },
      IdLocation: location.id,
      Location: { Id: location.id, Name: location.value },
      LocationFreetext: 'wird nicht gebraucht',
      Organisations: { 0: { Organisation: { Id: organiser.id, Name: organiser.value, IdOrganisation: organiser.id } } },
      characteristics: ['401', '486'],
      Keywords: ['konzert', 'lange nacht der musik', 'konzert', ' '],
      ClearKeywords: false,
      Pictures: [{ IdMedia: picture.MetaTmedia?.Id ?? picture.Id }],
      PreAssignedKeyword: '0',
    })
    expect(saved).toEqual(await author.cluster(saved.Id))
    const mediaId = picture.MetaTmedia?.Id ?? picture.Id
    expect(saved).toMatchObject({
      ...ENTERED,
      IdEventType: 1,
      IsPublished: 1,
      MlTitles: [
        { IdMediaLanguage: 2, TextValue: 'Night music' },
        { IdMediaLanguage: 44, TextValue: 'Muzyka nocą' },
      ],
      Descriptions: [
        { IdLanguage: 2, TextValue: 'First line' },
        { IdLanguage: 44, TextValue: 'Pierwszy wiersz' },
      ],
      IdLanguage: 2,
      IdLanguagePl: 44,
      Location: { Id: location.id, Name: 'Nikolaikirche' },
      IdLocation: location.id,
      LocationFreetext: '',
      City: { Comment: expect.stringMatching(/^[A-ZŻ]/) },
      Organisations: [{ Organisation: { Id: organiser.id, Name: organiser.value, IdOrganisation: organiser.id } }],
      Organisation: { Id: organiser.id, Name: organiser.value },
      IdOrganisation: organiser.id,
      EventDateDate: '2027-3-28',
      EventDateTime: '2:30',
      Time: '02:30',
      FormalCategoryName: 'Konzert',
      IdCategory: 101,
      ContentCategoryName: 'Orgel',
      IdCategory2: '1104',
      characteristics: ['401', '486'],
      Keywords: ['konzert', 'lange_nacht der musik'],
      ClearKeywords: false,
      Pictures: [
        {
          IdMedia: mediaId,
          MediaItem: { Id: mediaId, Uri: picture.Uri, Width: picture.Width, Height: picture.Height },
        },
      ],
      PreAssignedKeyword: '0',
    })
  })

  test('[EVT-CALL-06] [EVT-DATA-12] a save keeps fields that it does not name, and empties those that it sends without a value', async () => {
    const { Id, ChangeDate } = await author.create({
      ...ENTERED,
      Keywords: ['a', 'b'],
      characteristics: ['401'],
      IdOrganisation: 3001,
    })
    const put = async (fields: Parameters<EventClient['create']>[0]): Promise<EventCluster> =>
      (await author.post(`${EVENTS}/cluster/${Id}`, { method: 'PUT', Customer: 'uferland', ...fields })).json()
    const renamed = await put({ MlTitle: 'Anders' })
    expect(renamed).toMatchObject({
      ...ENTERED,
      MlTitle: 'Anders',
      Keywords: ['a', 'b'],
      characteristics: ['401'],
      IdOrganisation: 3001,
    })
    expect(renamed.ChangeDate > ChangeDate).toBe(true)
    const emptied = await put({
      ClearKeywords: true,
      characteristics: '',
      Organisations: 'null',
      Pictures: null,
      MlTitleTranslated: '',
      Descriptions: [],
      DescriptionTranslatedPl: '',
      ContentCategoryId: '0',
      EventLocationTypeId: '',
      Url: '',
    })
    expect(emptied).toMatchObject({
      Keywords: [],
      ClearKeywords: true,
      characteristics: [],
      Organisations: [],
      IdOrganisation: null,
      Pictures: null,
      MlTitles: [{ IdMediaLanguage: 44 }],
      Descriptions: [{ IdLanguage: 2 }],
      ContentCategoryId: '0',
      EventLocationTypeId: '',
      Url: '',
    })
    expect((await put({ ClearKeywords: false })).Keywords).toEqual([])
  })

  test('a list of maps is also read from field names with empty brackets, as in PHP forms', async () => {
    const names = [
      'Organisations[][Organisation][Id]',
      'Organisations[][Organisation][Name]',
      'Organisations[][Organisation][IdOrganisation]',
    ]
    const body = [3001, 3002]
      .flatMap(id => names.map(name => `${encodeURIComponent(name)}=${name.includes('Name') ? 'x' : id}`))
      .join('&')
    const { Id } = await author.create()
    const response = await author.post(`${EVENTS}/cluster/${Id}`, { method: 'PUT' })
    expect(response.status).toBe(200)
    const sent = await fetch(new URL(`${EVENTS}/cluster/${Id}`, portal().url), {
      method: 'POST',
      headers: {
        Origin: new URL(portal().url).origin,
        Cookie: await portal().signIn(seededAccount.author),
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: `method=PUT&${body}`,
    })
    const { Organisations }: EventCluster = await sent.json()
    expect(Organisations.map(({ Organisation }) => Organisation.Id)).toEqual([3001, 3002])
  })

  test('[EVT-CALL-04] publishing changes only the state and the change date of an event, and needs a date', async () => {
    const created = await author.create({ ...ENTERED, IsPublished: 0 })
    const put = (IsPublished: number) =>
      author.post(`${EVENTS}/cluster/${created.Id}`, { method: 'PUT', IsPublished, Customer: 'uferland' })
    expect(created.IsPublished).toBe(0)
    expect(await (await put(1)).json()).toEqual({ ...created, IsPublished: 1, ChangeDate: expect.any(String) })
    expect(await (await put(0)).json()).toEqual({ ...created, ChangeDate: expect.any(String) })
    const dateless = await author.create({ IdEventType: 0, DateFrom: '', IsPublished: 0 })
    const refused = await author.post(`${EVENTS}/cluster/${dateless.Id}`, { method: 'PUT', IsPublished: 1 })
    expect([refused.status, await refused.text()]).toEqual([
      400,
      'Ohne Termin kann eine Veranstaltung nicht veröffentlicht werden.',
    ])
  })

  test('[EVT-CALL-05] a deleted event is gone from the list, and a second deletion gets 404', async () => {
    const { Id } = await author.create({ MlTitle: 'Wegwerfkonzert' })
    const remove = () => author.post(`${EVENTS}/cluster/${Id}`, { method: 'DELETE', Customer: 'uferland' })
    expect(await (await remove()).json()).toBe(true)
    expect(await author.ids({ search: 'wegwerfkonzert' })).toEqual([])
    const again = await remove()
    expect([again.status, await again.text()]).toEqual([404, `Die Veranstaltung ${Id} gibt es nicht mehr.`])
    expect((await author.get(`${EVENTS}/cluster/${Id}`)).status).toBe(404)
    const [one, two] = [await author.create(), await author.create()]
    const both = await Promise.all(
      [one, one, two].map(({ Id: id }) => author.post(`${EVENTS}/cluster/${id}`, { method: 'DELETE' })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 200, 404])
  })

  test('[EVT-API-03] another member’s event is refused with a label, and a visitor is asked to log in', async () => {
    const { Id } = await author.create()
    const answers = async (client: EventClient) => {
      const calls = [
        client.get(`${EVENTS}/cluster/${Id}`),
        ...['PUT', 'DELETE'].map(method =>
          client.post(`${EVENTS}/cluster/${Id}`, { method, IsPublished: 0, MlTitle: 'Gekapert' }),
        ),
      ]
      return Promise.all((await Promise.all(calls)).map(async response => [response.status, await response.text()]))
    }
    expect(await answers(reader)).toEqual(Array.from({ length: 3 }, () => [403, '"event_access_denied"']))
    expect(await answers(stranger)).toEqual(Array.from({ length: 3 }, () => [403, '"Please log in"']))
    for (const path of [
      EVENTS,
      `${EVENTS}/categories`,
      '/event/api/address/new',
      '/event/api/autocomplete/locations?actualInput=ab',
      '/event/api/autocomplete/cities?actualInput=ab',
    ]) {
      const response = await stranger.get(path)
      expect([path, response.status, await response.text()]).toEqual([path, 403, '"Please log in"'])
    }
    expect(await stranger.refused({})).toEqual([403, '"Please log in"'])
    expect((await author.cluster(Id)).MlTitle).toBe('Probe')
    expect(await reader.ids()).not.toContain(Id)
  })

  test('[EVT-API-04] events of one customer are not seen under another, and an unknown customer is refused', async () => {
    const { Id } = await author.create({ Customer: 'lausitz', Keywords: ['lausitz'] })
    expect((await author.get(`${EVENTS}/cluster/${Id}?Customer=lausitz`)).status).toBe(200)
    expect((await author.get(`${EVENTS}/cluster/${Id}?Customer=uferland`)).status).toBe(404)
    expect((await author.post(`${EVENTS}/cluster/${Id}`, { method: 'DELETE' })).status).toBe(404)
    expect(await author.ids({ Customer: 'lausitz' })).toContain(Id)
    expect(await author.ids()).not.toContain(Id)
    expect((await author.get(`${EVENTS}?Customer=niemand`)).status).toBe(400)
  })

  test('[EVT-VAL-08] the server refuses an event with none of the customer’s required categories and keywords, and accepts one with any of them', async () => {
    const refusal = [400, '"required_fields_not_valid_text"']
    expect(await author.refused({ Customer: 'lausitz', Keywords: ['konzert'] })).toEqual(refusal)
    const ways: Parameters<EventClient['refused']>[0][] = [
      { Keywords: ['konzert', 'trachten'] },
      { FormalCategoryId: 124 },
      { ContentCategoryId: '2102' },
    ]
    for (const fields of ways) {
      expect(await author.create({ Customer: 'lausitz', ...fields })).toMatchObject({ Id: expect.any(Number) })
    }
    const { Id } = await author.create({ Customer: 'lausitz', Keywords: ['lausitz'] })
    const put = await author.post(`${EVENTS}/cluster/${Id}`, {
      method: 'PUT',
      Customer: 'lausitz',
      ClearKeywords: true,
    })
    expect([put.status, await put.text()]).toEqual(refusal)
  })

  test('a save with the change date of an older version is refused, and a save without a change date succeeds', async () => {
    const { Id, ChangeDate } = await author.create()
    const put = (fields: Parameters<EventClient['create']>[0]) =>
      author.post(`${EVENTS}/cluster/${Id}`, { method: 'PUT', ...fields })
    const changed: EventCluster = await (await put({ MlTitle: 'Zweite Fassung', IfChangeDate: ChangeDate })).json()
    const late = await put({ MlTitle: 'Dritte Fassung', IfChangeDate: ChangeDate })
    expect([late.status, await late.text()]).toEqual([409, 'Die Veranstaltung wurde inzwischen geändert.'])
    expect((await put({ MlTitle: 'Dritte Fassung', IfChangeDate: changed.ChangeDate })).status).toBe(200)
    expect((await put({ MlTitle: 'Vierte Fassung' })).status).toBe(200)
    const stamps = await Promise.all(
      Array.from(
        { length: 4 },
        async () => ((await (await put({ MlTitle: 'Oft' })).json()) as EventCluster).ChangeDate,
      ),
    )
    expect(new Set(stamps).size).toBe(4)
  })

  test.each<[string, Record<string, unknown>, string | RegExp]>([
    ['no title', { MlTitle: ' ' }, 'Bitte geben Sie einen Titel ein.'],
    ['a long title', { MlTitle: 'x'.repeat(201) }, 'Titel: höchstens 200 Zeichen.'],
    ['a long translation', { MlTitles: { 0: { IdMediaLanguage: 2, TextValue: 'x'.repeat(201) } } }, /200 Zeichen/],
    ['a control character', { MlTitle: 'a\0b' }, /control characters/],
    ['a long description', { Description: 'x'.repeat(50_001) }, 'Beschreibung: höchstens 50.000 Zeichen.'],
    ['the 31st of February', { DateFrom: '2027-02-31T10:00:00' }, 'Den Tag 31.2.2027 gibt es nicht.'],
    ['29 February of a common year', { DateFrom: '2027-02-29' }, 'Den Tag 29.2.2027 gibt es nicht.'],
    ['24:00', { DateFrom: '2027-02-28T24:00:00' }, 'Die Uhrzeit 24:00 gibt es nicht.'],
    ['24:00 in the time field', { EventDateTime: '24:00' }, 'Die Uhrzeit 24:00 gibt es nicht.'],
    ['a German date', { DateFrom: '1.1.26' }, /ist kein Datum mit Uhrzeit/],
    ['a time zone', { DateFrom: '2027-02-28T10:00:00Z' }, /ohne Zeitzone/],
    ['the year 0', { DateFrom: '0000-01-01T10:00:00' }, 'Das Jahr 0000 liegt nicht zwischen 1900 und 2200.'],
    ['the year 9999', { DateTo: '9999-12-31T10:00:00' }, 'Das Jahr 9999 liegt nicht zwischen 1900 und 2200.'],
    ['an end before the beginning', { DateTo: '2027-05-31T19:29:00' }, 'Das Ende liegt vor dem Beginn.'],
    ['no beginning', { DateFrom: '' }, 'Bitte geben Sie an, wann die Veranstaltung beginnt.'],
    ['a type that does not exist', { IdEventType: 4 }, /IdEventType/],
    ['no category', { FormalCategoryId: 0, ContentCategoryId: '0' }, '"no_formal_category_selected"'],
    [
      'a category that no longer exists',
      { FormalCategoryId: 190 },
      'Die Kategorie „Bunter Abend“ gibt es hier nicht mehr. Bitte wählen Sie eine andere.',
    ],
    [
      'a category of another system',
      { FormalCategoryId: 118, IdCategorySystemId: 5 },
      'Die Kategorie „Wanderung“ gibt es hier nicht mehr. Bitte wählen Sie eine andere.',
    ],
    ['a system that does not exist', { IdCategorySystemId: 6 }, /IdCategorySystemId/],
    ['a characteristic that does not exist', { characteristics: ['401', '999'] }, /Ein Merkmal gibt es nicht mehr/],
    ['an umlaut in a keyword', { Keywords: ['gut', 'Gemälde'] }, '"event_not_allowed_keywords_text"'],
    ['an umlaut of two characters', { Keywords: ['Gema\u0308lde'] }, '"event_not_allowed_keywords_text"'],
    [
      '5,000 keywords',
      { Keywords: Array.from({ length: 5000 }, (_, index) => `wort${index}`) },
      'Eine Veranstaltung kann höchstens 200 Schlagwörter haben.',
    ],
    ['a script as a link', { Url: 'javascript:alert(1)' }, 'Ein Link muss mit http:// oder https:// beginnen.'],
    ['a place that does not exist', { IdLocation: 999_999 }, /Den gewählten Ort gibt es nicht mehr/],
    ['an organiser that does not exist', { IdOrganisation: 999_999 }, /Den gewählten Veranstalter gibt es nicht mehr/],
    [
      'a picture that does not exist',
      { Pictures: [{ IdMedia: 999_999 }] },
      'Das Bild 999999 gibt es nicht mehr. Bitte nehmen Sie es heraus.',
    ],
    ['a list where a text belongs', { MlTitle: ['a', 'b'] }, /single text/],
    ['an invalid id', { IdLocation: '1 or 1=1' }, /must be an id/],
  ])('[EVT-CALL-06] %s is refused with a sentence or a label', async (_what, fields, refusal) => {
    const [status, text] = await author.refused(fields as Parameters<EventClient['refused']>[0])
    expect(status).toBe(400)
    expect(text).toMatch(
      typeof refusal === 'string' ? new RegExp(`^${refusal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : refusal,
    )
  })

  test('a description of a megabyte is refused as too large, one at the limit is saved', async () => {
    expect(await author.refused({ Description: 'x'.repeat(1024 * 1024) })).toEqual([413, 'Das Formular ist zu groß.'])
    const { Description } = await author.create({ Description: 'ß'.repeat(50_000) })
    expect(Description).toHaveLength(50_000)
  })

  test('an entered 0:00 is stored as a time, also as the end of the same day; without an entry the time is empty', async () => {
    expect(await author.create({ DateFrom: '2027-05-31T19:30:00', DateTo: '2027-05-31T00:00:00' })).toMatchObject({
      DateTo: '2027-05-31T00:00:00',
    })
    expect(await author.create({ DateFrom: '2027-05-31T00:00:00', EventDateTime: '' })).toMatchObject({
      EventDateTime: null,
      Time: null,
      DateTo: '2027-05-31T00:00:00',
    })
    expect(await author.create({ DateFrom: '2027-05-31T00:00:00', EventDateTime: '0:00' })).toMatchObject({
      EventDateTime: '0:00',
    })
  })

  test.each([
    ['p', '0'],
    ['p', '-1'],
    ['p', 'x'],
    ['p', '1e9'],
    ['date', '2027-02-31'],
    ['date', '31.05.2027'],
    ['date', '2027-05-31 10:00'],
    ['search', 'x'.repeat(201)],
  ])('the list refuses %s=%j', async (name, value) => {
    expect((await author.get(`${EVENTS}?${new URLSearchParams({ [name]: value }).toString()}`)).status).toBe(400)
  })

  test('invalid methods and ids are refused, and so is a request of another site', async () => {
    const post = async (path: string, fields: Parameters<EventClient['post']>[1]) =>
      (await author.post(`${EVENTS}/cluster/${path}`, fields)).status
    expect([
      await post('1', { method: 'POST' }),
      await post('1', { method: 'PATCH' }),
      await post('1', {}),
      await post('x', { method: 'PUT' }),
      await post('', { method: 'PUT' }),
      await post('99999999', { method: 'PUT' }),
    ]).toEqual([400, 400, 400, 400, 400, 404])
    const foreign = await fetch(new URL(`${EVENTS}/cluster/`, portal().url), {
      method: 'POST',
      headers: { Origin: 'https://boese.example', Cookie: await portal().signIn(seededAccount.author) },
      body: new URLSearchParams(leastFields as unknown as Record<string, string>),
    })
    expect(foreign.status).toBe(403)
  })

  test('[EVT-CALL-02] the response has every category set of the specification in a real portal’s size, and the fields that the customer requires', async () => {
    const sets = await (await author.get(`${EVENTS}/categories?Customer=lausitz`)).json()
    const sizes = Object.fromEntries(
      Object.entries(sets as Record<string, unknown[]>)
        .filter(([, set]) => Array.isArray(set))
        .map(([name, set]) => [name, set.length]),
    )
    expect(sizes).toEqual({
      formal: 30,
      content: 150,
      content_84_tree: 15,
      formal_5: 11,
      content_5: 50,
      formal_40: 23,
      content_40: 130,
      formal_84: 30,
      content_84: 150,
      event_location_types: 15,
      characteristics: 7,
    })
    expect(sets.formal[0]).toEqual({ value: '101', label: 'Konzert' })
    expect(sets.content_84_tree[0]).toMatchObject({
      value: '1100',
      label: 'Klassische Musik',
      children: expect.arrayContaining([{ value: '1104', label: 'Orgel' }]),
    })
    expect(sets.characteristics[0]).toMatchObject({
      title: 'Barrierefreiheit',
      href: '#',
      dataAttrs: {},
      data: expect.arrayContaining([{ title: 'Stufenloser Zugang', data: [], href: '#401', dataAttrs: { id: '401' } }]),
    })
    expect(sets.required_fields).toEqual({
      category_formal: ['124', '125'],
      category_content: ['2101', '2102', '2103', '2104'],
      keywords: ['lausitz', 'sorbisch', 'trachten'],
    })
    expect((await (await author.get(`${EVENTS}/categories`)).json()).required_fields).toBeNull()
  })
})
