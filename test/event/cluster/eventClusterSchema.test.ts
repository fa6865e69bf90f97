import * as v from 'valibot'
import { eventClusterSchema } from '../../../src/event/cluster/eventClusterSchema'

/** An almost empty event as PHP writes it: numbers as text, empty maps as lists, nulls for texts. */
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
  it('[EVT-DATA-01] [EVT-DATA-02] [EVT-DATA-03] [EVT-DATA-17] [EVT-DATA-18] [EVT-DATA-19] [EVT-DATA-20] is normalised once: numbers, empty maps, nulls', () => {
    expect(read()).toMatchObject({
      Id: 4711,
      IdEventType: 3,
      IsPublished: 0,
      MlTitle: '',
      MlTitles: [],
      Location: null,
      Organisations: [],
      DateFrom: '',
      FormalCategoryId: 0,
      ContentCategoryId: '1203',
      IdCategorySystemId: 84,
      characteristics: ['401', '402'],
      EventLocationTypeId: '',
      Keywords: [],
      Pictures: [],
    })
    expect(read({ Id: null, IsPublished: '1', ContentCategoryId: null })).toMatchObject({
      Id: null,
      IsPublished: 1,
      ContentCategoryId: '0',
    })
  })

  it.each([
    [0, [0, '0', false, null, undefined]],
    [1, [1, '1', true]],
  ])('[EVT-DATA-03] is published or not, however it is written: %i', (IsPublished, written) => {
    expect(written.map(value => read({ IsPublished: value }).IsPublished)).toEqual(written.map(() => IsPublished))
  })

  it('[EVT-DATA-11] [EVT-DATA-12] [EVT-DATA-14] [EVT-DATA-23] [EVT-DATA-25] keeps place, organisers, city and pictures as received', () => {
    const organiser = { Organisation: { Id: 7, Name: 'Orgelverein', IdOrganisation: 7 } }
    const picture = { IdMedia: 12, MediaItem: { Id: 5, Uri: '/5.jpg', Width: 1600, Height: 1067 } }
    const full = {
      Location: { Id: 31, Name: 'St. Cosmae' },
      Organisations: [organiser],
      City: { Comment: 'Stade' },
      Pictures: [picture, { IdMedia: 13 }],
    }
    expect(read(full)).toMatchObject(full)
    expect(read({ Location: { Id: null, Name: null } }).Location).toEqual({ Id: null, Name: null })
  })

  it('[EVT-DATA-31] takes translations from the lists or from the flat fields, whichever have a text', () => {
    const english = { IdMediaLanguage: 2, TextValue: 'Organ night' }
    const flat = { MlTitleTranslated: 'Organ night', DescriptionTranslatedPl: 'Czterech organistów.' }
    const expected = { MlTitles: [english], Descriptions: [{ IdLanguage: 44, TextValue: 'Czterech organistów.' }] }
    expect(read(flat)).toMatchObject(expected)
    expect(read({ ...flat, MlTitles: [{ IdMediaLanguage: '2', TextValue: null }] })).toMatchObject(expected)
    expect(read({ MlTitleTranslated: 'another', MlTitles: { a: english } }).MlTitles).toEqual([english])
  })

  it('[EVT-DATA-32] reads pictures with and without a media item, and media items', () => {
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

  it('reads texts that are numbers or false, organisers without a frame, and a city that is a text', () => {
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
  ])('reads an organiser that is only a name, or only in the form’s flat field: %p', (answer, id) => {
    expect(read(answer).Organisations).toEqual([{ Organisation: { Id: id, Name: 'Wir', IdOrganisation: id } }])
  })

  it('drops a location that can’t be read, but keeps the event', () => {
    expect(read({ Location: 17, City: [1] })).toMatchObject({ Location: null, City: null })
    expect(read({ Location: 17 }).unread).toContain('Location')
  })

  it('names the missing fields, and the lists that lost an entry', () => {
    const { Url: _, ...answer } = { ...sparse, Url: '', Pictures: [{}, { IdMedia: 3 }], MlTitles: 17 }
    const { unread, Pictures } = v.parse(eventClusterSchema, answer)
    expect(Pictures).toEqual([{ IdMedia: 3 }])
    expect(unread).toEqual(expect.arrayContaining(['Url', 'PriceUrl', 'ChangeDate', 'Pictures', 'MlTitles']))
    expect(unread).not.toContain('Description')
  })

  it.each([
    ['no id', { Id: undefined }],
    ['a title that is not a text', { MlTitle: { de: 'x' } }],
  ])('is refused with %s', (_, change) => {
    expect(v.safeParse(eventClusterSchema, { ...sparse, ...change }).success).toBe(false)
  })
})
