import { readEvents } from '../../../src/event/import/readEvents'
import { calendarOf } from './openImport'

const TODAY = '2026-11-26'

async function read(text: string) {
  const result = await readEvents({ text }, TODAY)
  if (result.failure) throw new Error(result.failure)
  return result
}
const spans = async (...events: string[][]) =>
  (await read(calendarOf(...events))).events.map(({ start, end }) => [start, end].filter(Boolean).join(' – '))
const notes = async (...events: string[][]) =>
  (await read(calendarOf(...events))).events.flatMap(event =>
    event.notes.map(({ label }) => label.replace('event_import_note_', '')),
  )

describe('dates of a calendar file', () => {
  it.each([
    [
      'UTC in winter',
      ['DTSTART:20261205T183000Z', 'DTEND:20261205T200000Z'],
      '2026-12-05T19:30:00 – 2026-12-05T21:00:00',
    ],
    ['UTC in summer', ['DTSTART:20270705T173000Z'], '2027-07-05T19:30:00'],
    [
      'Berlin',
      ['DTSTART;TZID=Europe/Berlin:20261205T193000', 'DURATION:PT1H30M'],
      '2026-12-05T19:30:00 – 2026-12-05T21:00:00',
    ],
    ['a Windows name', ['DTSTART;TZID="W. Europe Standard Time":20261205T193000'], '2026-12-05T19:30:00'],
    [
      'a path before the name',
      ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261205T193000'],
      '2026-12-05T19:30:00',
    ],
    [
      'a foreign zone',
      ['DTSTART;TZID=America/New_York:20261205T120000', 'DTEND;TZID=America/New_York:20261205T130000'],
      '2026-12-05T18:00:00 – 2026-12-05T19:00:00',
    ],
    ['no zone', ['DTSTART:20261205T193000'], '2026-12-05T19:30:00'],
    ['one whole day', ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261206'], '2026-12-05'],
    ['whole days without VALUE', ['DTSTART:20261205', 'DTEND:20261208'], '2026-12-05 – 2026-12-07'],
    [
      'an end after midnight',
      ['DTSTART:20261231T200000', 'DTEND:20270101T020000'],
      '2026-12-31T20:00:00 – 2027-01-01T02:00:00',
    ],
    [
      'an end at midnight',
      ['DTSTART:20261231T200000', 'DTEND:20270101T000000'],
      '2026-12-31T20:00:00 – 2027-01-01T00:00:00',
    ],
    ['an end before the start', ['DTSTART:20261205T193000', 'DTEND:20261205T180000'], '2026-12-05T19:30:00'],
    ['a duration of days', ['DTSTART;VALUE=DATE:20261205', 'DURATION:P3D'], '2026-12-05 – 2026-12-07'],
    [
      'UTC in the hour that occurs twice',
      ['DTSTART:20261024T220000Z', 'DTEND:20261025T003000Z'],
      '2026-10-25T00:00:00 – 2026-10-25T02:30:00',
    ],
    ['UTC after the skipped hour', ['DTSTART:20270328T010000Z'], '2027-03-28T03:00:00'],
    [
      'an end in UTC after a clock change',
      ['DTSTART:20270327T210000Z', 'DTEND:20270328T020000Z'],
      '2027-03-27T22:00:00 – 2027-03-28T04:00:00',
    ],
    [
      'hours over a clock change',
      ['DTSTART;TZID=Europe/Berlin:20270327T220000', 'DURATION:PT5H'],
      '2027-03-27T22:00:00 – 2027-03-28T04:00:00',
    ],
    [
      'a day over a clock change',
      ['DTSTART;TZID=Europe/Berlin:20270327T220000', 'DURATION:P1D'],
      '2027-03-27T22:00:00 – 2027-03-28T22:00:00',
    ],
    ['whole days whose end has a time', ['DTSTART:20261205', 'DTEND:20261207T180000'], '2026-12-05 – 2026-12-07'],
    ['no date', [], ''],
    ['a day that does not exist', ['DTSTART:20260231T193000'], ''],
  ])('reads %s', async (_, lines, span) => expect(await spans(['SUMMARY:x', ...lines])).toEqual([span]))
})

describe('repetitions', () => {
  const weekly = [
    'SUMMARY:x',
    'UID:1',
    'DTSTART;TZID=Europe/Berlin:20261204T200000',
    'DTEND;TZID=Europe/Berlin:20261204T220000',
  ]
  it('lists the dates of a rule at the same wall time before and after a clock change', async () =>
    expect(
      await spans(['SUMMARY:x', 'DTSTART;TZID=Europe/Berlin:20270326T200000', 'RRULE:FREQ=WEEKLY;COUNT=3']),
    ).toEqual(['2027-03-26T20:00:00', '2027-04-02T20:00:00', '2027-04-09T20:00:00']))
  it('leaves out removed dates, adds further ones and replaces changed ones', async () =>
    expect(
      await spans(
        [...weekly, 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;TZID=Europe/Berlin:20261211T200000', 'RDATE:20270110T190000Z'],
        ['UID:1', 'SUMMARY:y', 'RECURRENCE-ID:20261218T190000Z', 'DTSTART:20261219T160000'],
      ),
    ).toEqual([
      '2026-12-04T20:00:00 – 2026-12-04T22:00:00',
      '2026-12-19T16:00:00',
      '2026-12-25T20:00:00 – 2026-12-25T22:00:00',
      '2027-01-10T20:00:00 – 2027-01-10T22:00:00',
    ]))
  const changed = (at: string, start: string) => [
    'UID:1',
    'SUMMARY:y',
    `RECURRENCE-ID;TZID=Europe/Berlin:${at}`,
    `DTSTART;TZID=Europe/Berlin:${start}`,
  ]
  it('lists a changed date after the end of its rule', async () =>
    expect(
      await spans([...weekly, 'RRULE:FREQ=WEEKLY;COUNT=1'], changed('20261225T200000', '20261226T160000')),
    ).toEqual(['2026-12-04T20:00:00 – 2026-12-04T22:00:00', '2026-12-26T16:00:00']))
  it('lists a changed date of an event without a rule', async () =>
    expect(await spans(weekly, changed('20261225T200000', '20261226T160000'))).toEqual([
      '2026-12-04T20:00:00 – 2026-12-04T22:00:00',
      '2026-12-26T16:00:00',
    ]))
  it('lists no changed date that is removed as well', async () =>
    expect(
      await spans(
        [...weekly, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;TZID=Europe/Berlin:20261211T200000'],
        changed('20261211T200000', '20261212T160000'),
      ),
    ).toEqual(['2026-12-04T20:00:00 – 2026-12-04T22:00:00']))
  it('reads UNTIL in UTC as a moment', async () =>
    expect(await spans([...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261211T190000Z'])).toHaveLength(2))
  it('leaves out a date one second after UNTIL', async () =>
    expect(await spans([...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261211T185959Z'])).toHaveLength(1))
  it('reads UNTIL without a time as a whole day', async () =>
    expect(await spans([...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261211'])).toHaveLength(2))
  it('lists a year of a rule without end, and says so', async () => {
    const { events } = await read(calendarOf([...weekly, 'RRULE:FREQ=WEEKLY']))
    expect(events).toHaveLength(53)
    expect(events[0]!.notes).toEqual([{ label: 'event_import_note_endless', markers: { DATE: '2027-12-04' } }])
  })
  it.each([
    ['a rule without dates', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'endless'],
    ['a yearly rule without dates', 'FREQ=YEARLY;BYMONTH=4;BYDAY=1MO;BYMONTHDAY=20', 'endless'],
    ['an hourly rule', 'FREQ=HOURLY;COUNT=1000000', 'often'],
    ['a broken rule', 'FREQ=SOMETIMES', 'rule'],
    ['a rule that ical.js refuses', 'FREQ=WEEKLY;BYMONTHDAY=3', 'rule'],
  ])('lists only the first date of %s', async (_, rule, note) => {
    expect(await spans([...weekly, `RRULE:${rule}`])).toEqual(['2026-12-04T20:00:00 – 2026-12-04T22:00:00'])
    expect(await notes([...weekly, `RRULE:${rule}`])).toEqual([note])
  })

  it('lists only the first date of an old rule with a date in each minute', async () => {
    const upTo = (count: number) => Array.from({ length: count }, (_, index) => index).join()
    const rule = `RRULE:FREQ=DAILY;BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)}`
    expect(await spans(['SUMMARY:x', 'DTSTART:20100101T000000', rule])).toEqual(['2010-01-01T00:00:00'])
    expect(await notes(['SUMMARY:x', 'DTSTART:20100101T000000', rule])).toEqual(['rule'])
  })
  it('formats fewer than 1,000 dates to remove 1,000 dates', async () => {
    const format = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    const days = Array.from({ length: 1000 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)))
    const removed = days.map(
      day => `EXDATE;TZID=Europe/Paris:${day.toISOString().slice(0, 10).replaceAll('-', '')}T200000`,
    )
    const daily = ['SUMMARY:x', 'DTSTART;TZID=Europe/Paris:20261231T200000', 'RRULE:FREQ=DAILY;COUNT=1010']
    expect(await spans([...daily, ...removed])).toHaveLength(10)
    expect(format.mock.calls.length).toBeLessThan(1000)
    format.mockRestore()
  })
  it('lists a single event although the file has more dates than are read', async () => {
    const daily = Array.from({ length: 11 }, (_, index) => [
      'SUMMARY:x',
      `UID:${index}`,
      'DTSTART:20261202T100000',
      'RRULE:FREQ=DAILY;COUNT=1000',
    ])
    expect((await read(calendarOf(...daily, ['SUMMARY:y', 'DTSTART:20261201T100000']))).events[0]!.title).toBe('y')
  })
  it('names at most three broken lines of an event', async () =>
    expect(await notes(['SUMMARY:x', 'DTSTART:20261201', ...Array.from({ length: 50 }, () => 'broken')])).toEqual([
      'line',
      'line',
      'line',
    ]))
  it('stops when it is aborted', async () => {
    const text = calendarOf([...weekly, 'RRULE:FREQ=WEEKLY'])
    await expect(readEvents({ text }, TODAY, AbortSignal.abort())).rejects.toThrow(/abort/)
  })
})
