/** @jest-environment node */
import { copyEventCluster, mediaLanguages, newEventCluster } from '../../../src/event/cluster/EventCluster'
import type { EventDraft } from '../../../src/event/detail/EventDraft'
import { clusterToDraft } from '../../../src/event/detail/clusterToDraft'
import { draftToCluster, losesZone } from '../../../src/event/detail/draftToCluster'
import { formBody } from '../../../src/wire/requestParts'
import { fakeCluster } from '../../../src/testing/fakeCluster'

const event = fakeCluster({
  MlTitles: [
    { IdMediaLanguage: 2, TextValue: 'Organ night' },
    { IdMediaLanguage: 3, TextValue: 'Nuit d’orgue' },
  ],
})
const write = (change: Partial<EventDraft> = {}, base = event) =>
  Object.fromEntries(formBody(draftToCluster({ ...clusterToDraft(base), ...change }, base)))
const all = (change: Partial<EventDraft> = {}, base = event) =>
  [...formBody(draftToCluster({ ...clusterToDraft(base), ...change }, base))].map(pair => pair.join('='))

describe('the values of the form', () => {
  it('[EVT-DATA-05] have the language ids 2 for English and 44 for Polish', () => {
    expect(mediaLanguages).toEqual({ english: 2, polish: 44 })
  })

  it('[EVT-DATA-04] [EVT-DATA-07] take title and description of the main language', () => {
    expect(clusterToDraft(event)).toMatchObject({
      MlTitle: 'Orgelnacht in St. Cosmae',
      Description: 'Vier Organisten, eine Orgel.',
    })
  })

  it('[EVT-DATA-05] [EVT-DATA-06] take the translated titles from the list of titles', () => {
    const polish = { IdMediaLanguage: 44, TextValue: 'Noc organowa' }
    expect(clusterToDraft(event)).toMatchObject({ MlTitleTranslated: 'Organ night', MlTitleTranslatedPl: '' })
    expect(clusterToDraft(fakeCluster({ MlTitles: [polish] }))).toMatchObject({
      MlTitleTranslated: '',
      MlTitleTranslatedPl: 'Noc organowa',
    })
  })

  it('[EVT-DATA-08] [EVT-DATA-09] take the translated descriptions from the list of descriptions', () => {
    const english = { IdLanguage: 2, TextValue: 'Four organists.' }
    expect(clusterToDraft(event)).toMatchObject({
      DescriptionTranslated: '',
      DescriptionTranslatedPl: 'Czterech organistów.',
    })
    expect(clusterToDraft(fakeCluster({ Descriptions: [english] }))).toMatchObject({
      DescriptionTranslated: 'Four organists.',
      DescriptionTranslatedPl: '',
    })
  })

  it.each([
    [2, '2026-09-14T22:00:00', '14.09.2026', '22:00'],
    [2, '2026-09-12T19:30:00', '', ''],
    [1, '2026-09-13T00:30:00', '', '00:30'],
  ])(
    '[EVT-DET-52] have the end day of an event of the type %i that ends at %s: %j',
    (IdEventType, DateTo, dateTo, timeTo) => {
      expect(clusterToDraft(fakeCluster({ IdEventType, DateTo }))).toMatchObject({ dateTo, timeTo })
    },
  )

  it('[EVT-DATA-22] [EVT-DATA-23] hold every keyword and every picture once', () => {
    const twice = clusterToDraft(
      fakeCluster({
        Keywords: ['orgel', 'nacht', 'orgel'],
        Pictures: [{ IdMedia: 7 }, { IdMedia: 8 }, { IdMedia: 7 }],
      }),
    )
    expect([twice.Keywords, twice.Pictures]).toEqual([
      ['orgel', 'nacht'],
      [{ IdMedia: 7 }, { IdMedia: 8 }],
    ])
  })

  it('[EVT-ORG-09] use the free text if no location is chosen', () => {
    expect(clusterToDraft(event).Location).toEqual({ status: 'validated', text: 'St. Cosmae', id: '31' })
    expect(clusterToDraft(fakeCluster({ Location: null, LocationFreetext: 'Am Fähranleger' })).Location).toEqual({
      status: 'freetext',
      text: 'Am Fähranleger',
      id: null,
    })
    expect(clusterToDraft(fakeCluster({ LocationFreetext: 'Am Fähranleger' })).Location).toMatchObject({
      text: 'St. Cosmae',
      id: '31',
    })
    expect(clusterToDraft(fakeCluster({ Location: { Id: null, Name: null } })).Location).toMatchObject({
      text: '',
      id: null,
    })
  })
})

describe('the body of a save', () => {
  it('[EVT-CALL-06] has the contract’s fields for an event without a category system', () => {
    const fields = [
      'Id',
      'IdEventType',
      'IsPublished',
      'MlTitle',
      'MlTitles',
      'MlTitleTranslated',
      'MlTitleTranslatedPl',
      'Description',
      'DescriptionTranslated',
      'DescriptionTranslatedPl',
      'Descriptions',
      'IdLanguage',
      'IdLanguagePl',
      'Location',
      'IdLocation',
      'LocationFreetext',
      'Organisations',
      'Organisation',
      'IdOrganisation',
      'City',
      'DateFrom',
      'DateTo',
      'EventDateDate',
      'EventDateTime',
      'Time',
      'FormalCategoryId',
      'IdCategory',
      'FormalCategoryName',
      'ContentCategoryId',
      'IdCategory2',
      'ContentCategoryName',
      'characteristics',
      'EventLocationTypeId',
      'Url',
      'PriceUrl',
      'Keywords',
      'ClearKeywords',
      'Pictures',
      'PreAssignedKeyword',
    ]
    expect(Object.keys(draftToCluster(clusterToDraft(event), event)).sort()).toEqual(fields.sort())
  })

  it('[EVT-DATA-01] sends the id of the event, empty for a new one', () => {
    expect(write()).toMatchObject({ Id: '4711' })
    expect(write({ dateFrom: '1.1.2027' }, newEventCluster())).toMatchObject({ Id: '' })
  })

  it('[EVT-DATA-03] sends a published event as published', () => {
    expect(write()).toMatchObject({ IsPublished: '1' })
  })

  it('[EVT-DATA-04] [EVT-DATA-07] sends title and description of the main language', () => {
    expect(write({ Description: ' Fünf\n\nOrganisten. ' })).toMatchObject({
      MlTitle: 'Orgelnacht in St. Cosmae',
      Description: ' Fünf\n\nOrganisten. ',
    })
  })

  it('[EVT-DATA-05] [EVT-DATA-06] sends titles as fields and as a list, which keeps languages without a field', () => {
    expect(write({ MlTitleTranslatedPl: 'Noc organowa' })).toMatchObject({
      MlTitleTranslated: 'Organ night',
      MlTitleTranslatedPl: 'Noc organowa',
      'MlTitles[0][IdMediaLanguage]': '3',
      'MlTitles[0][TextValue]': 'Nuit d’orgue',
      'MlTitles[1][IdMediaLanguage]': '2',
      'MlTitles[1][TextValue]': 'Organ night',
      'MlTitles[2][IdMediaLanguage]': '44',
      'MlTitles[2][TextValue]': 'Noc organowa',
    })
    expect(write({ MlTitleTranslated: '' })).toMatchObject({
      MlTitleTranslated: '',
      'MlTitles[1][IdMediaLanguage]': '2',
      'MlTitles[1][TextValue]': '',
    })
  })

  it('[EVT-DATA-08] [EVT-DATA-09] sends descriptions as fields and as a list', () => {
    expect(write({ DescriptionTranslated: 'Four organists.' })).toMatchObject({
      DescriptionTranslated: 'Four organists.',
      DescriptionTranslatedPl: 'Czterech organistów.',
      'Descriptions[0][IdLanguage]': '2',
      'Descriptions[0][TextValue]': 'Four organists.',
      'Descriptions[1][IdLanguage]': '44',
      'Descriptions[1][TextValue]': 'Czterech organistów.',
    })
    expect(write({ DescriptionTranslatedPl: '' })).toMatchObject({
      DescriptionTranslatedPl: '',
      'Descriptions[1][TextValue]': '',
    })
  })

  it('[EVT-DATA-10] sends the language ids of the translations', () => {
    expect(write()).toMatchObject({ IdLanguage: '2', IdLanguagePl: '44' })
  })

  it('[EVT-DATA-03] leaves an unpublished event unpublished', () => {
    expect(write({}, fakeCluster({ IsPublished: 0 }))).toMatchObject({ Id: '4711', IsPublished: '0' })
  })

  it('[EVT-ORG-09] [EVT-DATA-11] [EVT-DATA-14] sends a location with its id, and the city only if the location is unchanged', () => {
    expect(write()).toMatchObject({
      'Location[Id]': '31',
      'Location[Name]': 'St. Cosmae',
      IdLocation: '31',
      LocationFreetext: '',
      'City[Comment]': 'Stade',
    })
    expect(write({ Location: { status: 'validated', text: 'Hafenhalle', id: '32' } })).toMatchObject({
      'Location[Id]': '32',
      'Location[Name]': 'Hafenhalle',
      IdLocation: '32',
      City: '',
    })
    expect(write({ Location: { status: 'freetext', text: ' Am Deich ', id: null } })).toMatchObject({
      Location: '',
      IdLocation: '',
      LocationFreetext: 'Am Deich',
    })
  })

  it('[EVT-CALL-06] [EVT-DATA-12] [EVT-DATA-13] sends organisers as a list, or as the text `null` if there are none, and keeps all organisers after the first', () => {
    const second = { Organisation: { Id: 9, Name: 'Stadt Stade', IdOrganisation: 9 } }
    const two = fakeCluster({ Organisations: [...event.Organisations, second] })
    expect(write({}, two)).toMatchObject({
      'Organisations[0][Organisation][Id]': '7',
      'Organisations[0][Organisation][IdOrganisation]': '7',
      'Organisations[1][Organisation][Name]': 'Stadt Stade',
      Organisation: 'Orgelverein',
      IdOrganisation: '7',
    })
    expect(write({ Organisation: { status: 'validated', text: 'Hafenverein', id: '8' } }, two)).toMatchObject({
      'Organisations[0][Organisation][Id]': '8',
      'Organisations[0][Organisation][Name]': 'Hafenverein',
      'Organisations[0][Organisation][IdOrganisation]': '8',
      'Organisations[1][Organisation][Id]': '9',
      Organisation: 'Hafenverein',
      IdOrganisation: '8',
    })
    expect(write({ Organisation: { status: 'invalidated', text: '', id: null } })).toMatchObject({
      Organisations: 'null',
      Organisation: '',
      IdOrganisation: '',
    })
  })

  it('[EVT-DATA-15] [EVT-DATA-16] sends start and end, the day as Y-M-D and the time as H:M, or no time if none is given', () => {
    expect(write({ dateFrom: '05.03.2027', timeFrom: '9:05' })).toMatchObject({
      DateFrom: '2027-03-05T09:05:00',
      DateTo: '2027-03-05T09:05:00',
      EventDateDate: '2027-3-5',
      EventDateTime: '9:05',
      Time: '09:05',
    })
    expect(write({ dateFrom: '05.03.2027', timeFrom: '' })).toMatchObject({
      DateFrom: '2027-03-05T00:00:00',
      EventDateTime: 'null',
      Time: '',
    })
    expect(write({ dateFrom: '05.03.2027', timeFrom: '0:00' })).toMatchObject({
      DateFrom: '2027-03-05T00:00:00',
      EventDateTime: '0:00',
      Time: '00:00',
    })
    expect(write({ dateFrom: '31.12.2027', timeFrom: '19:05', dateTo: '01.01.2028', timeTo: '4:30' })).toMatchObject({
      DateFrom: '2027-12-31T19:05:00',
      DateTo: '2028-01-01T04:30:00',
      EventDateDate: '2027-12-31',
      EventDateTime: '19:05',
      Time: '19:05',
    })
  })

  it.each([
    ['[EVT-DET-49]', ['12.09.2026', '19:30', '13.09.2026', '0:31'], '2', '2026-09-13T00:31:00'],
    ['[EVT-DET-49]', ['12.09.2026', '19:30', '13.09.2026', '0:30'], '1', '2026-09-13T00:30:00'],
    ['[EVT-DET-50]', ['12.09.2026', '19:30', '', ''], '1', '2026-09-12T19:30:00'],
    ['[EVT-DET-51]', ['12.09.2026', '19:30', '', '22:15'], '1', '2026-09-12T22:15:00'],
  ] as const)(
    '%s sends the type and the end of %j, whatever the event was before',
    (_id, given, IdEventType, DateTo) => {
      const [dateFrom, timeFrom, dateTo, timeTo] = given
      for (const type of [1, 2])
        expect(
          write(
            { dateFrom, timeFrom, dateTo, timeTo },
            fakeCluster({ IdEventType: type, DateTo: '2026-09-14T22:00:00' }),
          ),
        ).toMatchObject({ IdEventType, DateTo })
    },
  )

  it('[EVT-DATA-17] sends the formal category under both names, 0 for none', () => {
    expect(write()).toMatchObject({ FormalCategoryId: '105', IdCategory: '105', FormalCategoryName: 'Konzert' })
    expect(write({ FormalCategoryId: 0 })).toMatchObject({
      FormalCategoryId: '0',
      IdCategory: '0',
      FormalCategoryName: '',
    })
    expect(write({ FormalCategoryId: 106 })).toMatchObject({
      FormalCategoryId: '106',
      IdCategory: '106',
      FormalCategoryName: '',
    })
  })

  it('[EVT-DATA-18] sends the content category under both names, 0 for none', () => {
    expect(write()).toMatchObject({
      ContentCategoryId: '1203',
      IdCategory2: '1203',
      ContentCategoryName: 'Kirchenmusik',
    })
    expect(write({ ContentCategoryId: '0' })).toMatchObject({
      ContentCategoryId: '0',
      IdCategory2: '0',
      ContentCategoryName: '',
    })
    expect(write({ ContentCategoryId: '1204' })).toMatchObject({
      ContentCategoryId: '1204',
      IdCategory2: '1204',
      ContentCategoryName: '',
    })
  })

  it('[EVT-DATA-19] sends the category system only of an event that has one', () => {
    for (const IdCategorySystemId of [5, 40, 84])
      expect(write({}, fakeCluster({ IdCategorySystemId }))['IdCategorySystemId']).toBe(String(IdCategorySystemId))
    expect(write()).not.toHaveProperty('IdCategorySystemId')
  })

  it('[EVT-DATA-20] sends every characteristic and the kind of place', () => {
    expect(all({ characteristics: ['401', '402'] }).filter(pair => pair.startsWith('characteristics'))).toEqual([
      'characteristics[]=401',
      'characteristics[]=402',
    ])
    expect(write({ characteristics: [] })).toMatchObject({ characteristics: '', EventLocationTypeId: '3' })
  })

  it('[EVT-DATA-24] sends 0 if none of the predefined keywords is chosen', () => {
    expect(write()).toMatchObject({ PreAssignedKeyword: '0' })
  })

  it('[EVT-DATA-21] [EVT-DET-28] sends each link in its own field', () => {
    expect(write({ PriceUrl: ' https://karten.example ' })).toMatchObject({
      Url: 'https://orgelverein.example/nacht',
      PriceUrl: 'https://karten.example',
    })
  })

  it('[EVT-CALL-06] [EVT-DATA-22] sends the keywords one by one, and `ClearKeywords=true` if there are none', () => {
    expect(all().filter(pair => pair.startsWith('Keywords'))).toEqual(['Keywords[]=orgel', 'Keywords[]=barock'])
    expect(write()).toMatchObject({ ClearKeywords: 'false' })
    expect(write({ Keywords: [] })).toMatchObject({ Keywords: '', ClearKeywords: 'true' })
  })

  it('[EVT-CALL-06] [EVT-DATA-23] [EVT-DATA-25] sends the pictures by their media ids, or the text `null` if there are none', () => {
    expect(write({ Pictures: [...event.Pictures, { IdMedia: 12 }] })).toMatchObject({
      'Pictures[0][IdMedia]': '500017',
      'Pictures[1][IdMedia]': '12',
    })
    expect(write({ Pictures: [] })).toMatchObject({ Pictures: 'null' })
  })

  it('[EVT-DET-54] [EVT-API-12] [EVT-API-13] a new event is published, has no id, and begins with the configured keyword and category', () => {
    const base = newEventCluster({ defaultKeyword: 'region', defaultCategory: 105, categorySystem: 40 })
    expect(write({ MlTitle: ' Neu ', dateFrom: '1.1.2027' }, base)).toMatchObject({
      Id: '',
      IsPublished: '1',
      MlTitle: 'Neu',
      IdCategory: '105',
      'Keywords[]': 'region',
      IdCategorySystemId: '40',
      Organisations: 'null',
      Pictures: 'null',
    })
  })

  it('[EVT-CALL-07] [EVT-DATA-03] [EVT-DATA-14] a copy has everything but the id, and is not published', () => {
    expect(all({}, copyEventCluster(event))).toEqual(
      all().map(pair => (pair === 'Id=4711' ? 'Id=' : pair === 'IsPublished=1' ? 'IsPublished=0' : pair)),
    )
  })

  it('[EVT-DATA-14] keeps the city of a place that is free text as long as the place is the same', () => {
    const onTheDyke = fakeCluster({ Location: null, LocationFreetext: 'Am Deich' })
    expect(write({ MlTitle: 'Anders' }, onTheDyke)).toMatchObject({ 'City[Comment]': 'Stade' })
    expect(write({ Location: { status: 'freetext', text: 'Am Markt', id: null } }, onTheDyke)).toMatchObject({
      City: '',
    })
  })

  it('[EVT-DATA-24] [EVT-DATA-34] sends a newly chosen predefined keyword also in the list of keywords, and an earlier choice only in its own field', () => {
    expect(write({ PreAssignedKeyword: 'hafen' })).toMatchObject({
      PreAssignedKeyword: 'hafen',
      ClearKeywords: 'false',
    })
    expect(all({ PreAssignedKeyword: 'hafen' }).filter(pair => pair.startsWith('Keywords'))).toEqual([
      'Keywords[]=orgel',
      'Keywords[]=barock',
      'Keywords[]=hafen',
    ])
    const chosenBefore = fakeCluster({ Keywords: [], PreAssignedKeyword: 'hafen' })
    expect(write({}, chosenBefore)).toMatchObject({ PreAssignedKeyword: 'hafen', ClearKeywords: 'true' })
    expect(write({ PreAssignedKeyword: '0' }, chosenBefore)).toMatchObject({ Keywords: '', PreAssignedKeyword: '0' })
  })

  it('[EVT-VAL-12] writes a chosen predefined keyword with an underscore, as if it was added by the button', () => {
    expect(all({ PreAssignedKeyword: 'open air' }).filter(pair => pair.startsWith('Keywords'))).toEqual([
      'Keywords[]=orgel',
      'Keywords[]=barock',
      'Keywords[]=open_air',
    ])
    expect(write({ PreAssignedKeyword: 'open air' })).toMatchObject({ PreAssignedKeyword: 'open air' })
  })

  it('[EVT-DATA-31] sends no field that the portal left out, unless it is changed', () => {
    const unread = [
      'MlTitles',
      'MlTitleTranslated',
      'MlTitleTranslatedPl',
      'Description',
      'Keywords',
      'Pictures',
      'City',
    ]
    const sparse = fakeCluster({ MlTitles: [], Description: '', Keywords: [], Pictures: [], City: null, unread })
    const names = (change: Partial<EventDraft> = {}) => Object.keys(write(change, sparse))
    const sent = ['Description', 'Keywords', 'Pictures', 'ClearKeywords', 'City', 'MlTitleTranslated']
    const isOf = (name: string) => sent.some(each => name === each || name.startsWith(`${each}[`))
    expect(names().filter(isOf)).toEqual([])
    expect(names()).toContain('DescriptionTranslatedPl')
    expect(write({ MlTitleTranslated: 'Organ night', Keywords: ['orgel'] }, sparse)).toMatchObject({
      MlTitleTranslated: 'Organ night',
      'MlTitles[0][TextValue]': 'Organ night',
      'Keywords[]': 'orgel',
      ClearKeywords: 'false',
    })
    const other = fakeCluster({
      Descriptions: [],
      unread: [
        'Descriptions',
        'DescriptionTranslated',
        'DescriptionTranslatedPl',
        'Url',
        'Organisations',
        'Organisation',
      ],
    })
    const otherNames = Object.keys(write({ DescriptionTranslatedPl: 'Pięciu' }, other))
    expect(otherNames.filter(name => /^(Description|Url|Organisation)/.test(name))).toEqual([
      'Description',
      'Descriptions[0][IdLanguage]',
      'Descriptions[0][TextValue]',
      'DescriptionTranslatedPl',
    ])
    expect(Object.keys(write({}, other)).filter(name => /^Description./.test(name))).toEqual([])
    expect(names({ MlTitleTranslated: 'Organ night' })).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^MlTitleTranslatedPl$|^MlTitles\[1\]/)]),
    )
  })

  it.each([
    ['www.example.org', 'https://www.example.org'],
    [' example.org:8080/x ', 'https://example.org:8080/x'],
    ['//example.org', 'https://example.org'],
    ['http://example.org', 'http://example.org'],
    ['', ''],
  ])('[EVT-VAL-27] [EVT-DET-28] [EVT-DET-29] sends the typed link %j as %j', (typed, sent) => {
    expect(write({ Url: typed, PriceUrl: typed })).toMatchObject({ Url: sent, PriceUrl: sent })
  })

  it('[EVT-VAL-27] keeps the empty dates of an event that the portal stores without a date', () => {
    for (const DateFrom of ['', '0000-00-00T00:00:00'])
      expect(write({ MlTitle: 'Anders' }, fakeCluster({ DateFrom, DateTo: DateFrom }))).toMatchObject({
        IdEventType: '1',
        DateFrom,
        DateTo: DateFrom,
        EventDateDate: '',
        EventDateTime: 'null',
      })
  })

  it.each([
    ['+02:00', { timeFrom: '20:00' }, '2026-09-12T20:00:00+02:00', false],
    ['+02:00', { dateFrom: '12.12.2026' }, '2026-12-12T19:30:00', true],
    ['Z', { dateFrom: '12.12.2026', timeFrom: '' }, '2026-12-12T00:00:00Z', false],
    ['', { dateFrom: '12.12.2026' }, '2026-12-12T19:30:00', false],
  ])(
    '[EVT-DATA-15] keeps the zone %p if %p is changed, unless the zone’s offset may differ on the new day',
    (zone, change, sent, isLost) => {
      const zoned = fakeCluster({ DateFrom: `2026-09-12T19:30:00${zone}`, DateTo: `2026-09-12T19:30:00${zone}` })
      expect(write({ MlTitle: 'Anders' }, zoned)).toMatchObject({ DateFrom: zoned.DateFrom, DateTo: zoned.DateTo })
      expect(write(change, zoned)).toMatchObject({ DateFrom: sent, DateTo: sent })
      expect(losesZone(sent, zoned)).toBe(isLost)
    },
  )

  it('[EVT-DATA-13] sends a typed organiser as text, an unchanged one as received, and a removed one as empty', () => {
    const typed = fakeCluster({ Organisations: [{ Organisation: { Id: 0, Name: 'Wir', IdOrganisation: 0 } }] })
    expect(clusterToDraft(typed).Organisation).toEqual({ status: 'freetext', text: 'Wir', id: null })
    expect(write({ MlTitle: 'Anders' }, typed)).toMatchObject({
      'Organisations[0][Organisation][Id]': '',
      'Organisations[0][Organisation][Name]': 'Wir',
      Organisation: 'Wir',
      IdOrganisation: '',
    })
    expect(write({ Organisation: { status: 'freetext', text: ' Ihr ', id: null } })).toMatchObject({
      Organisations: 'null',
      Organisation: 'Ihr',
      IdOrganisation: '',
    })
    const empty = { status: 'invalidated', text: '', id: null } as const
    expect(write({ Organisation: empty }, typed)).toMatchObject({ Organisations: 'null', Organisation: '' })
  })

  it('[EVT-DATA-02] [EVT-DATA-15] sends type and dates of a festival unchanged if nothing was edited', () => {
    const festival = fakeCluster({ IdEventType: 2, DateTo: '2026-09-14T00:00:00' })
    expect(write({}, festival)).toMatchObject({
      IdEventType: '2',
      DateFrom: festival.DateFrom,
      DateTo: festival.DateTo,
    })
    expect(clusterToDraft({ ...festival, DateTo: String(write({}, festival)['DateTo']) })).toEqual(
      clusterToDraft(festival),
    )
  })
})
