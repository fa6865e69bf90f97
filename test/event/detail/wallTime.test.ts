/** @jest-environment node */
import { runInZone } from './runInZone'

/** Zones east and west of the event, a zone that skipped a day, and the event's own zone. */
const ZONES = ['Europe/Berlin', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Apia', 'UTC']

/** Converts typed texts to the sent values, and the sent values back to the start day that the form shows. */
const CODE = `
  const { draftToCluster } = require('./src/event/detail/draftToCluster.ts')
  const { clusterToDraft } = require('./src/event/detail/clusterToDraft.ts')
  const { newEventCluster } = require('./src/event/cluster/EventCluster.ts')
  const base = newEventCluster()
  function answer([dateFrom, timeFrom, dateTo, timeTo]) {
    const { DateFrom, DateTo, IdEventType, EventDateTime } = draftToCluster({ ...clusterToDraft(base), dateFrom, timeFrom, dateTo, timeTo }, base)
    const { dateFrom: day } = clusterToDraft({ ...base, DateFrom, DateTo, IdEventType, EventDateTime })
    return { sent: { DateFrom, DateTo, IdEventType }, again: { dateFrom: day } }
  }`

interface ZoneAnswer {
  readonly sent: { readonly DateFrom: string; readonly DateTo: string; readonly IdEventType: number }
  readonly again: { readonly dateFrom: string }
}

/** Typed texts and the sent values. */
const CASES = [
  [
    'the hour that the clock change in spring skips',
    ['29.03.2026', '02:30', '', '03:30'],
    ['2026-03-29T02:30:00', '2026-03-29T03:30:00', 1],
  ],
  [
    'the night of the clock change in spring',
    ['28.03.2026', '22:00', '29.03.2026', '03:00'],
    ['2026-03-28T22:00:00', '2026-03-29T03:00:00', 2],
  ],
  [
    'the hour that comes twice in autumn',
    ['25.10.2026', '02:30', '', '02:45'],
    ['2026-10-25T02:30:00', '2026-10-25T02:45:00', 1],
  ],
  ['the day of 25 hours', ['25.10.2026', '', '25.10.2026', ''], ['2026-10-25T00:00:00', '2026-10-25T00:00:00', 1]],
  [
    'the day of 23 hours, to its last minute',
    ['29.03.2026', '0:00', '29.03.2026', '23:59'],
    ['2026-03-29T00:00:00', '2026-03-29T23:59:00', 1],
  ],
  [
    'a night that lasts longer than the rest of its day by local time, but not in elapsed hours',
    ['29.03.2026', '01:00', '30.03.2026', '00:30'],
    ['2026-03-29T01:00:00', '2026-03-30T00:30:00', 2],
  ],
  [
    'a night that lasts longer than the rest of its day in elapsed hours, but not by local time',
    ['25.10.2026', '01:00', '26.10.2026', '00:00'],
    ['2026-10-25T01:00:00', '2026-10-26T00:00:00', 1],
  ],
  ['over midnight', ['31.12.2026', '20:00', '01.01.2027', '02:00'], ['2026-12-31T20:00:00', '2027-01-01T02:00:00', 2]],
  ['a leap day', ['29.02.2028', '9:00', '', ''], ['2028-02-29T09:00:00', '2028-02-29T09:00:00', 1]],
  ['a day that Samoa never had', ['30.12.2011', '10:00', '', ''], ['2011-12-30T10:00:00', '2011-12-30T10:00:00', 1]],
] as const

describe.each(ZONES)('wall time in a browser in %s', zone => {
  it('[EVT-DATA-15] is sent as it was typed, and the start day is the same when the event is loaded again', () => {
    const ran = runInZone(
      zone,
      CODE,
      CASES.map(([, typed]) => typed),
    )
    expect(ran.zone).toBe(zone)
    for (const [index, [name, typed, [DateFrom, DateTo, IdEventType]]] of CASES.entries()) {
      const { sent, again } = ran.answers[index] as ZoneAnswer
      expect({ name, ...sent }).toEqual({ name, DateFrom, DateTo, IdEventType })
      expect({ name, dateFrom: again.dateFrom }).toEqual({ name, dateFrom: typed[0] })
    }
  })
})
