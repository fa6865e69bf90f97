/** @jest-environment node */
import {
  comparedCluster,
  type ComparedEvent,
  findLikelyDuplicates,
} from '../../../../src/event/detail/duplicates/findLikelyDuplicates'
import { fakeCluster } from '../../../../src/testing/fakeCluster'

const own: ComparedEvent = { ...comparedCluster(fakeCluster()), id: null }
const isFound = (change: Parameters<typeof fakeCluster>[0], event = own) =>
  findLikelyDuplicates(event, [fakeCluster({ Id: 1, ...change })]).length === 1

describe('likely duplicates', () => {
  it.each([
    'Orgelnacht in St. Cosmae',
    'ORGELNACHT IN ST COSMAE',
    'Orgelnacht in St. Cosmae – mit vier Organisten',
    'Orgel-Nacht in Sankt Cosmae',
    'Orgelnächte in St. Cosmae',
  ])('are events on the same day in the same place with a similar title: %s', MlTitle => {
    expect(isFound({ MlTitle })).toBe(true)
  })

  it.each([
    ['another title', { MlTitle: 'Flohmarkt am Hafen' }],
    ['another day', { DateFrom: '2026-09-13T19:30:00', DateTo: '2026-09-13T19:30:00' }],
    ['another place', { Location: { Id: 99, Name: 'Rathaus' } }],
    ['no date', { DateFrom: '', DateTo: '' }],
    ['a short title that is part of the other by chance', { MlTitle: 'in' }],
  ])('do not include an event with %s', (_, change) => {
    expect(isFound(change)).toBe(false)
  })

  it('are found if the days of both events overlap', () => {
    expect(isFound({ DateFrom: '2026-09-10T10:00:00', DateTo: '2026-09-20T00:00:00' })).toBe(true)
  })

  it('are not the nights before and after, which end after midnight', () => {
    const night = (day: number) => ({
      DateFrom: `2026-09-${day}T22:00:00`,
      DateTo: `2026-09-${day + 1}T02:00:00`,
    })
    const event = { ...comparedCluster(fakeCluster(night(12))), id: null }
    expect([11, 12, 13].map(day => isFound(night(day), event))).toEqual([false, true, false])
  })

  it('are found on the second day of an event that has no times or lasts longer than a day', () => {
    const event = { ...own, firstDay: '2026-09-13', lastDay: '2026-09-13' }
    expect(isFound({ DateFrom: '2026-09-12T00:00:00', DateTo: '2026-09-13T00:00:00' }, event)).toBe(true)
    expect(isFound({ DateFrom: '2026-09-12T09:00:00', DateTo: '2026-09-13T17:00:00' }, event)).toBe(true)
  })

  it('are found by the name of the place if one of the two events has it only as free text', () => {
    expect(isFound({ Location: null, LocationFreetext: 'st. cosmae' })).toBe(true)
  })

  it('are never the event itself', () => {
    expect(isFound({ Id: 4711 }, comparedCluster(fakeCluster()))).toBe(false)
  })
})
