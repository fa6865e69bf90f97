/** @jest-environment node */
import * as v from 'valibot'
import { eventTypes, isEditedHere } from '../../../src/event/cluster/EventCluster'
import { eventClusterSchema } from '../../../src/event/cluster/eventClusterSchema'
import { clusterToDraft } from '../../../src/event/detail/clusterToDraft'

/** An almost empty event as PHP writes it: numbers as text, empty maps as lists, null in place of texts. */
const sparse = {
  Id: '4711',
  IdEventType: '3',
  IsPublished: false,
  MlTitle: null,
  MlTitles: null,
  Description: null,
  Descriptions: [],
  Location: [],
  LocationFreetext: null,
  Organisations: null,
  City: null,
  DateFrom: null,
  DateTo: '',
  EventDateTime: null,
  FormalCategoryId: '',
  ContentCategoryId: 1203,
  IdCategorySystemId: '84',
  characteristics: [401, '402'],
  EventLocationTypeId: null,
  Keywords: null,
  Pictures: null,
  Unknown: 'of a newer portal',
}
const read = (change: object = {}) => v.parse(eventClusterSchema, { ...sparse, ...change })

describe('an event of the portal', () => {
  it('[EVT-DATA-01] has a number as its id, null if it is new', () => {
    expect(read().Id).toBe(4711)
    expect(read({ Id: null }).Id).toBeNull()
  })

  it('[EVT-DATA-02] has its type as a number: 0 undefined, 1 single, 2 framework, 3 series; the form edits 1 and 2', () => {
    const written = [null, '0', 0, '1', 1, '2', 2, '3', 3]
    expect(written.map(IdEventType => read({ IdEventType }).IdEventType)).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3])
    expect(eventTypes).toEqual({ undefined: 0, single: 1, framework: 2, series: 3 })
    expect([0, 1, 2, 3].map(isEditedHere)).toEqual([false, true, true, false])
  })

  it('has empty texts and lists in place of missing ones, and null for a missing location', () => {
    expect(read()).toMatchObject({
      MlTitle: '',
      MlTitles: [],
      Location: null,
      Organisations: [],
      DateFrom: '',
      Keywords: [],
      Pictures: [],
    })
  })

  it('[EVT-DATA-17] has its formal category, under one of two names, as a number, 0 if none is chosen', () => {
    expect([read(), read({ FormalCategoryId: '105' })].map(event => event.FormalCategoryId)).toEqual([0, 105])
    const { FormalCategoryId: _, ...answer } = { ...sparse, IdCategory: '106' }
    expect(v.parse(eventClusterSchema, answer).FormalCategoryId).toBe(106)
    expect(read({ FormalCategoryId: 105, IdCategory: 106 }).FormalCategoryId).toBe(105)
  })

  it('[EVT-DATA-18] has its content category, under one of two names, as a text, 0 if none is chosen', () => {
    expect([read(), read({ ContentCategoryId: null })].map(event => event.ContentCategoryId)).toEqual(['1203', '0'])
    const { ContentCategoryId: _, ...answer } = { ...sparse, IdCategory2: 1204 }
    expect(v.parse(eventClusterSchema, answer).ContentCategoryId).toBe('1204')
  })

  it('[EVT-DATA-19] has its category system as a number', () => {
    expect(read().IdCategorySystemId).toBe(84)
  })

  it('[EVT-DATA-20] has characteristics and kind of place as texts', () => {
    expect(read().characteristics).toEqual(['401', '402'])
    expect([read(), read({ EventLocationTypeId: 3 })].map(event => event.EventLocationTypeId)).toEqual(['', '3'])
  })

  it.each([
    [0, [0, '0', false, null, undefined]],
    [1, [1, '1', true]],
  ])('[EVT-DATA-03] is read as published (1) or not (0) from a number, text or flag: %i', (IsPublished, written) => {
    expect(written.map(value => read({ IsPublished: value }).IsPublished)).toEqual(written.map(() => IsPublished))
  })

  it('[EVT-DATA-11] keeps its location as received, also without id and name', () => {
    for (const Location of [
      { Id: 31, Name: 'St. Cosmae' },
      { Id: null, Name: null },
    ])
      expect(read({ Location }).Location).toEqual(Location)
  })

  it('[EVT-DATA-12] [EVT-DATA-14] keeps its organisers and its city as received', () => {
    const organisers = [
      { Organisation: { Id: 7, Name: 'Orgelverein', IdOrganisation: 7 } },
      { Organisation: { Id: 9, Name: 'Stadt Stade', IdOrganisation: 10 } },
    ]
    const full = { Organisations: organisers, City: { Comment: 'Stade' } }
    expect(read(full)).toMatchObject(full)
  })

  it('[EVT-DATA-23] [EVT-DATA-25] keeps its pictures as received, with their media items', () => {
    const picture = { IdMedia: 12, MediaItem: { Id: 5, Uri: '/5.jpg', Width: 1600, Height: 1067 } }
    expect(read({ Pictures: [picture, { IdMedia: 13 }] })).toMatchObject({ Pictures: [picture, { IdMedia: 13 }] })
  })

  it('[EVT-DATA-06] [EVT-DATA-08] [EVT-DATA-31] takes each flat title and description in its own language', () => {
    const flat = {
      MlTitleTranslated: 'Organ night',
      MlTitleTranslatedPl: 'Noc organowa',
      DescriptionTranslated: 'Four organists.',
      DescriptionTranslatedPl: 'Czterech organistów.',
    }
    expect(clusterToDraft(read(flat))).toMatchObject(flat)
  })

  it('[EVT-DATA-05] keeps its titles as received, in every language', () => {
    const MlTitles = [
      { IdMediaLanguage: 44, TextValue: 'Noc organowa' },
      { IdMediaLanguage: 3, TextValue: 'Nuit d’orgue' },
      { IdMediaLanguage: 2, TextValue: 'Organ night' },
    ]
    expect(read({ MlTitles }).MlTitles).toEqual(MlTitles)
  })

  it('[EVT-DATA-31] takes translations from the lists, or from the flat fields if a list has no text', () => {
    const english = { IdMediaLanguage: 2, TextValue: 'Organ night' }
    const flat = { MlTitleTranslated: 'Organ night', DescriptionTranslatedPl: 'Czterech organistów.' }
    const expected = { MlTitles: [english], Descriptions: [{ IdLanguage: 44, TextValue: 'Czterech organistów.' }] }
    expect(read(flat)).toMatchObject(expected)
    expect(read({ ...flat, MlTitles: [{ IdMediaLanguage: '2', TextValue: null }] })).toMatchObject(expected)
    expect(read({ MlTitleTranslated: 'another', MlTitles: { a: english } }).MlTitles).toEqual([english])
  })

  it('[EVT-DATA-32] reads a picture with a media item, a picture that has the item’s fields itself, and a media item in place of a picture', () => {
    const file = { Uri: '/5.jpg', Width: 1600, Height: 1067 }
    const texts = { Uri: '/5.jpg', Width: '1600', Height: '1067' }
    expect(
      read({
        Pictures: {
          a: { IdMedia: 12, MediaItem: { Id: 5, ...file } },
          b: { IdMedia: '13', ...texts },
          c: { Id: 14, ...file },
        },
      }).Pictures,
    ).toEqual([
      { IdMedia: 12, MediaItem: { Id: 5, ...file } },
      { IdMedia: 13, MediaItem: { Id: 13, ...file } },
      { IdMedia: 14, MediaItem: { Id: 14, ...file } },
    ])
  })

  it('[EVT-DATA-14] [EVT-DATA-17] reads texts that are numbers or false, organisers that are not inside an `Organisation`, and a city that is a text', () => {
    expect(
      read({
        MlTitle: 1984,
        Description: false,
        Organisations: [{ Id: '7', Name: 'Orgelverein' }],
        City: 'Stade',
        FormalCategoryId: undefined,
        IdCategory: '105',
        EventLocationTypeId: 0,
        PreAssignedKeyword: 'barock',
      }),
    ).toMatchObject({
      MlTitle: '1984',
      Description: '',
      Organisations: [{ Organisation: { Id: 7, Name: 'Orgelverein', IdOrganisation: 7 } }],
      City: { Comment: 'Stade' },
      FormalCategoryId: 105,
      EventLocationTypeId: '',
      PreAssignedKeyword: 'barock',
    })
  })

  it.each([
    [{ Organisations: [{ Organisation: { Id: null, Name: 'Wir', IdOrganisation: '' } }] }, 0],
    [{ Organisations: [], Organisation: 'Wir' }, 0],
    [{ Organisations: null, Organisation: { Id: 7, Name: 'Wir' }, IdOrganisation: '7' }, 7],
  ])(
    '[EVT-DATA-13] reads an organiser that is only a name, or that is sent only in the flat field: %p',
    (answer, id) => {
      expect(read(answer).Organisations).toEqual([{ Organisation: { Id: id, Name: 'Wir', IdOrganisation: id } }])
    },
  )

  it('[EVT-DATA-11] drops a location that can’t be read, but keeps the event', () => {
    expect(read({ Location: 17, City: [1] })).toMatchObject({ Location: null, City: null })
    expect(read({ Location: 17, City: [1] }).unread).toEqual(expect.arrayContaining(['Location', 'City']))
  })

  it('[EVT-DATA-31] names the missing fields, and the lists that can’t be read completely', () => {
    const { Url: _, ...answer } = { ...sparse, Url: '', Pictures: [{}, { IdMedia: 3 }], MlTitles: 17 }
    const { unread, Pictures } = v.parse(eventClusterSchema, answer)
    expect(Pictures).toEqual([{ IdMedia: 3 }])
    expect(unread).toEqual(expect.arrayContaining(['Url', 'PriceUrl', 'ChangeDate', 'Pictures', 'MlTitles']))
    expect(unread).not.toContain('Description')
  })

  it.each([
    ['[EVT-DATA-05]', 'MlTitles', [{ IdMediaLanguage: 2, TextValue: 'Organ night' }]],
    ['[EVT-DATA-09]', 'Descriptions', [{ IdLanguage: 44, TextValue: 'Czterech organistów.' }]],
    ['[EVT-DATA-12]', 'Organisations', [{ Organisation: { Id: 7, Name: 'Orgelverein', IdOrganisation: 7 } }]],
    ['[EVT-DATA-20]', 'characteristics', ['401', '402']],
    ['[EVT-DATA-22]', 'Keywords', ['orgel', 'barock']],
    ['[EVT-DATA-23]', 'Pictures', [{ IdMedia: 12 }, { IdMedia: 13 }]],
  ])('%s has its list %s, also if it is sent as a map', (_id, name, list) => {
    for (const sent of [list, Object.assign({}, list)]) expect(read({ [name]: sent })).toMatchObject({ [name]: list })
  })

  it.each([
    ['no id', { Id: undefined }],
    ['a title that is not a text', { MlTitle: { de: 'x' } }],
  ])('is refused with %s', (_, change) => {
    expect(v.safeParse(eventClusterSchema, { ...sparse, ...change }).success).toBe(false)
  })
})
