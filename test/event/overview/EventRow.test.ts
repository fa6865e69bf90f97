/** @jest-environment node */
import { mediaLanguages } from '../../../src/event/cluster/EventCluster'
import { clusterToRow } from '../../../src/event/overview/EventRow'
import { fakeEvent } from '../../../src/testing/fakeEvents'

const row = (fields: Partial<Parameters<typeof fakeEvent>[0]>) =>
  clusterToRow({ ...fakeEvent({ Id: 5, ...fields }), Id: 5 })

describe('the row of an event', () => {
  it('[EVT-OVW-37] writes the day short, as dd.mm.yy', () => {
    expect(row({ DateFrom: '2026-04-18T19:30:00' }).date).toBe('18.04.26')
    expect(row({ DateFrom: '2006-11-08T19:30:00' }).date).toBe('08.11.06')
  })

  it('[EVT-OVW-38] writes the time as hh:mm, and omits midnight', () => {
    expect(row({ DateFrom: '2026-04-18T09:05:00' }).time).toBe('09:05')
    expect(row({ DateFrom: '2026-04-18T00:00:00' }).time).toBe('')
    expect(['00:05', '20:00'].map(time => row({ DateFrom: `2026-04-18T${time}:00` }).time)).toEqual(['00:05', '20:00'])
  })

  it.each([
    ['18.04-20.04.26', 2, '2026-04-18T10:00:00', '2026-04-20T00:00:00'],
    ['30.12.26-02.01.27', 2, '2026-12-30T10:00:00', '2027-01-02T00:00:00'],
    ['18.04-20.06.26', 3, '2026-04-18T10:00:00', '2026-06-20T00:00:00'],
    ['18.04.26', 2, '2026-04-18T10:00:00', '2026-04-18T18:00:00'],
    ['18.04.26', 2, '2026-04-18T10:00:00', '2026-04-17T00:00:00'],
    // Single event: an end after midnight adds no second day (events 4.1).
    ['31.10.26', 1, '2026-10-31T22:00:00', '2026-11-01T03:00:00'],
  ])('[EVT-OVW-39] writes the date %s for an event of type %i from %s to %s', (date, IdEventType, DateFrom, DateTo) => {
    expect(row({ IdEventType, DateFrom, DateTo }).date).toBe(date)
  })

  it.each(['', '0000-00-00T00:00:00', '2026-02-31T10:00:00', 'morgen'])(
    '[EVT-OVW-11] has no date and no time if the portal sends %j as the start',
    DateFrom => {
      expect(row({ DateFrom, DateTo: '2026-03-05T10:00:00' })).toMatchObject({ date: '', time: '', from: '' })
    },
  )

  it('[EVT-OVW-05] [EVT-DATA-14] shows the city’s comment, and never the name of the location', () => {
    const Location = { Id: 31, Name: 'St. Cosmae' }
    expect(row({ City: { Comment: ' Görlitz ' }, Location }).city).toBe('Görlitz')
    expect(row({ City: null, Location, LocationFreetext: 'Am Deich' }).city).toBe('')
  })

  it('[EVT-OVW-06] [EVT-OVW-08] shows every organiser and both categories, each once', () => {
    const Organisations = ['Theater', 'Kulturamt', 'Theater'].map((Name, Id) => ({
      Organisation: { Id, Name, IdOrganisation: Id },
    }))
    expect(
      row({
        Organisations,
        FormalCategoryName: 'Konzert',
        ContentCategoryName: 'Jazz',
      }),
    ).toMatchObject({ host: 'Theater, Kulturamt', category: 'Konzert · Jazz' })
    expect(row({ Organisations: [], FormalCategoryName: 'Konzert', ContentCategoryName: 'Konzert' })).toMatchObject({
      host: '',
      category: 'Konzert',
    })
    expect(row({ FormalCategoryName: 'Konzert', ContentCategoryName: ' ' }).category).toBe('Konzert')
    expect(row({ FormalCategoryName: '', ContentCategoryName: 'Jazz' }).category).toBe('Jazz')
  })

  it('[EVT-OVW-07] [EVT-DATA-04] shows the title of the main language, never a translation', () => {
    const MlTitles = [
      { IdMediaLanguage: mediaLanguages.english, TextValue: 'Organ night' },
      { IdMediaLanguage: mediaLanguages.polish, TextValue: 'Noc organowa' },
    ]
    expect(row({ MlTitle: ' Orgelnacht ', MlTitles }).title).toBe('Orgelnacht')
    expect(row({ MlTitle: '', MlTitles }).title).toBe('')
  })

  it.each([
    ['2026-04-20', 2, '2026-04-18T10:00:00', '2026-04-20T00:00:00'],
    ['2026-04-18', 1, '2026-04-18T10:00:00', '2026-04-17T00:00:00'],
    ['', 1, '', '2026-04-18T10:00:00'],
  ])('has the last day %j for an event of type %i from %j to %j', (lastDay, IdEventType, DateFrom, DateTo) => {
    expect(row({ IdEventType, DateFrom, DateTo }).lastDay).toBe(lastDay)
  })

  const complete = {
    MlTitle: 'Lesung',
    LocationFreetext: 'Scheune',
    Organisations: [{ Organisation: { Id: 7, Name: 'Theater', IdOrganisation: 7 } }],
    FormalCategoryId: 101,
  }
  it.each<[boolean, string, Partial<Parameters<typeof fakeEvent>[0]>]>([
    [false, 'everything', {}],
    [true, 'no title', { MlTitle: ' ' }],
    [true, 'no date', { DateFrom: '' }],
    [true, 'no place', { LocationFreetext: '' }],
    [false, 'a city instead of a place', { LocationFreetext: '', City: { Comment: 'Görlitz' } }],
    [true, 'no organiser', { Organisations: [] }],
    [false, 'no organisers in the portal’s list', { Organisations: [], unread: ['Organisations'] }],
    [true, 'no category', { FormalCategoryId: 0 }],
    [false, 'a content category alone', { FormalCategoryId: 0, ContentCategoryId: '12' }],
  ])('has isIncomplete %s for an event with %s', (isIncomplete, _name, fields) => {
    expect(row({ ...complete, ...fields }).isIncomplete).toBe(isIncomplete)
  })
})
