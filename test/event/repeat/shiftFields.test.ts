/** @jest-environment node */
import { clusterToDraft } from '../../../src/event/detail/clusterToDraft'
import { draftToCluster } from '../../../src/event/detail/draftToCluster'
import { daysBetween, shiftFields } from '../../../src/event/repeat/shiftFields'
import { fakeCluster } from '../../../src/testing/fakeCluster'

const copyOn = (date: string, change: Parameters<typeof fakeCluster>[0] = {}, isPublished = false) => {
  const cluster = fakeCluster(change)
  return shiftFields(draftToCluster(clusterToDraft(cluster), cluster), date, isPublished)
}
const dates = ({ DateFrom, DateTo, EventDateDate, EventDateTime }: ReturnType<typeof copyOn>) => [
  DateFrom,
  DateTo,
  EventDateDate,
  EventDateTime,
]

describe('a copy of an event on another day', () => {
  it.each<[string, string, Parameters<typeof fakeCluster>[0], readonly string[]]>([
    [
      'keeps its times after a clock change',
      '2026-10-31',
      { DateTo: '2026-09-12T21:00:00' },
      ['2026-10-31T19:30:00', '2026-10-31T21:00:00', '2026-10-31', '19:30'],
    ],
    ['may have no end', '2027-01-02', {}, ['2027-01-02T19:30:00', '2027-01-02T19:30:00', '2027-1-2', '19:30']],
    [
      'ends after midnight',
      '2026-12-31',
      { IdEventType: 2, DateTo: '2026-09-13T02:00:00' },
      ['2026-12-31T19:30:00', '2027-01-01T02:00:00', '2026-12-31', '19:30'],
    ],
    [
      'has an end day that the form hides',
      '2026-10-31',
      { IdEventType: 1, DateFrom: '2026-09-12T08:30:00', DateTo: '2026-09-13T00:00:00', EventDateTime: '8:30' },
      ['2026-10-31T08:30:00', '2026-11-01T00:00:00', '2026-10-31', '8:30'],
    ],
    [
      'lasts several days without a time',
      '2028-02-28',
      { IdEventType: 2, DateFrom: '2026-09-12T00:00:00', DateTo: '2026-09-14T00:00:00', EventDateTime: null },
      ['2028-02-28T00:00:00', '2028-03-01T00:00:00', '2028-2-28', 'null'],
    ],
    [
      'loses an offset, because it may be wrong on that day',
      '2026-10-31',
      { DateFrom: '2026-09-12T19:30:00+02:00', DateTo: '2026-09-12T21:00:00+02:00' },
      ['2026-10-31T19:30:00', '2026-10-31T21:00:00', '2026-10-31', '19:30'],
    ],
    [
      'keeps the zone Z',
      '2026-10-31',
      { DateFrom: '2026-09-12T19:30:00Z', DateTo: '2026-09-12T21:00:00Z' },
      ['2026-10-31T19:30:00Z', '2026-10-31T21:00:00Z', '2026-10-31', '19:30'],
    ],
    ['may be earlier', '2026-08-31', {}, ['2026-08-31T19:30:00', '2026-08-31T19:30:00', '2026-8-31', '19:30']],
  ])('%s', (_, date, change, expected) => {
    expect(dates(copyOn(date, change))).toEqual(expected)
  })

  it('is a new event with all other fields, published only by choice', () => {
    const own = draftToCluster(clusterToDraft(fakeCluster()), fakeCluster())
    const { MlTitle, Pictures, Organisations, Location } = own
    expect(copyOn('2026-10-31')).toMatchObject({
      Id: null,
      IsPublished: 0,
      MlTitle,
      Pictures,
      Organisations,
      Location,
      IdEventType: 1,
    })
    expect(copyOn('2026-10-31', {}, true)).toMatchObject({ Id: null, IsPublished: 1 })
    expect(own).toMatchObject({ Id: 4711, IsPublished: 1 })
  })
})

test('days are counted over clock changes and leap days', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2)
})
