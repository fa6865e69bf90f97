import * as v from 'valibot'
import { eventClusterSchema } from '../../../src/event/cluster/eventClusterSchema'

/** As PHP writes an event that has next to nothing: numbers as text, empty maps as lists, nulls for texts. */
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
  it('[EVT-DATA-01] [EVT-DATA-02] [EVT-DATA-03] [EVT-DATA-17] [EVT-DATA-18] [EVT-DATA-19] [EVT-DATA-20] is made uniform once: numbers, empty maps, nulls', () => {
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

  it('[EVT-DATA-11] [EVT-DATA-12] [EVT-DATA-14] [EVT-DATA-23] [EVT-DATA-25] keeps place, organisers, city and pictures as they come', () => {
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

  it.each([
    ['no id', { Id: undefined }],
    ['a title that is no text', { MlTitle: { de: 'x' } }],
    ['a picture without its media id', { Pictures: [{}] }],
  ])('is refused with %s', (_, change) => {
    expect(v.safeParse(eventClusterSchema, { ...sparse, ...change }).success).toBe(false)
  })
})
