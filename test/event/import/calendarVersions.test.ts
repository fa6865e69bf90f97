/** @jest-environment node */
import { readEvents } from '../../../src/event/import/readEvents'
import { calendarOf } from './openImport'

const TODAY = '2026-11-26'

async function read(...events: string[][]) {
  const result = await readEvents({ text: calendarOf(...events) }, TODAY)
  if (result.failure) throw new Error(result.failure)
  return result
}
const starts = async (...events: string[][]) => (await read(...events)).events.map(({ start }) => start)
const notes = async (...events: string[][]) => (await read(...events)).events.map(event => event.notes)

const DAY_MS = 86_400_000
const YORK = 'TZID=America/New_York'

describe('many events', () => {
  it('lists upcoming events first, the earliest at the top, also if a calendar has more than 10,000 single events', async () => {
    const first = Date.UTC(1996, 0, 1)
    const single = Array.from({ length: 11_500 }, (_, index) => {
      const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10)
      return [`UID:${index}`, `SUMMARY:${day}`, `DTSTART:${day.replaceAll('-', '')}`]
    })
    const found = await read(...single)
    expect(found.events.slice(0, 2).map(({ start }) => start)).toEqual(['2026-11-26', '2026-11-27'])
    expect(found.notes).toEqual([{ label: 'event_import_many', markers: { MAX: 500, COUNT: 11_500 } }])
  })
})

describe('times without a zone', () => {
  const daily = ['UID:1', 'SUMMARY:x', `DTSTART;${YORK}:20270106T190000`, 'RRULE:FREQ=DAILY;COUNT=3']
  it('of removed dates are in the zone of the event', async () =>
    expect(await starts([...daily, 'EXDATE:20270107T190000'])).toEqual(['2027-01-07T01:00:00', '2027-01-09T01:00:00']))
  it('of changed dates are in the zone of the event', async () =>
    expect(
      await starts(daily, ['UID:1', 'SUMMARY:y', 'RECURRENCE-ID:20270107T190000', `DTSTART;${YORK}:20270107T200000`]),
    ).toEqual(['2027-01-07T01:00:00', '2027-01-08T02:00:00', '2027-01-09T01:00:00']))
  it('of added dates with their own end are in the zone of the event', async () => {
    const { events } = await read([...daily, 'RDATE;VALUE=PERIOD:20270120T190000/PT2H'])
    expect(events.at(-1)).toMatchObject({ start: '2027-01-21T01:00:00', end: '2027-01-21T03:00:00' })
  })
})

describe('rules that are not used', () => {
  const monthly = ['UID:1', 'SUMMARY:x', 'DTSTART:20261203T200000', 'RRULE:FREQ=MONTHLY;COUNT=2']
  it('says that the dates of a second rule are missing', async () => {
    const rules = [{ label: 'event_import_note_rules', markers: { COUNT: 2 } }]
    expect(await notes([...monthly, 'RRULE:FREQ=WEEKLY;COUNT=5'])).toEqual([rules, rules])
  })
  it('says that a rule removes dates that are still listed', async () => {
    const excluded = [{ label: 'event_import_note_exrule' }]
    expect(await notes([...monthly, 'EXRULE:FREQ=YEARLY'])).toEqual([excluded, excluded])
  })
  it('lists only the start of an event whose rule has no dates', async () => {
    const event = ['SUMMARY:x', 'DTSTART:20261203T200000', 'RRULE:FREQ=DAILY;COUNT=0']
    expect(await notes(event)).toEqual([[{ label: 'event_import_note_rule' }]])
  })
})

describe('dates before the listed ones', () => {
  const since = (day: string, rule: string) => ['SUMMARY:x', `DTSTART:${day}T200000`, `RRULE:${rule}`]
  it('says that a rule is over, and that only its first date is listed', async () => {
    const event = since('20200103', 'FREQ=WEEKLY;UNTIL=20221230T200000')
    expect(await starts(event)).toEqual(['2020-01-03T20:00:00'])
    expect(await notes(event)).toEqual([[{ label: 'event_import_note_over', markers: { DATE: '2025-11-26' } }]])
  })
  it('says that earlier dates of an old rule are not listed', async () => {
    const event = since('20200103', 'FREQ=YEARLY;UNTIL=20270201T200000')
    const earlier = [{ label: 'event_import_note_earlier', markers: { DATE: '2025-11-26' } }]
    expect(await starts(event)).toEqual(['2027-01-03T20:00:00', '2026-01-03T20:00:00'])
    expect(await notes(event)).toEqual([earlier, earlier])
  })
  it('says for a rule without end both that earlier dates are not listed and on which day the list ends', async () => {
    const [first] = await notes(since('20200103', 'FREQ=WEEKLY'))
    expect(first!.map(({ label }) => label)).toEqual(['event_import_note_earlier', 'event_import_note_endless'])
  })
  it('says nothing of an old rule with one date', async () =>
    expect(await notes(since('20200103', 'FREQ=WEEKLY;COUNT=1'))).toEqual([[]]))
  it('says nothing of a rule that begins on the first listed day', async () =>
    expect(await notes(since('20251126', 'FREQ=WEEKLY;COUNT=2'))).toEqual([[], []]))
})

describe('versions of an event', () => {
  const version = (sequence: string, ...lines: string[]) => [
    'UID:1',
    ...(sequence ? [`SEQUENCE:${sequence}`] : []),
    ...lines,
  ]
  const titles = async (...events: string[][]) => (await read(...events)).events.map(({ title }) => title)
  const old = ['SUMMARY:Konzert', 'DTSTART:20261203T190000']
  const newer = ['SUMMARY:Konzert neu', 'DTSTART:20261203T200000']

  it('lists only the newest version, wherever it is in the file', async () => {
    expect(await titles(version('0', ...old), version('1', ...newer))).toEqual(['Konzert neu'])
    expect(await titles(version('10', ...newer), version('9', ...old))).toEqual(['Konzert neu'])
    expect(await titles(version('', ...old), version('1', ...newer))).toEqual(['Konzert neu'])
  })
  it('lists events that have the same version or different identifiers side by side', async () => {
    expect(await titles(version('1', ...old), version('1', ...newer))).toEqual(['Konzert', 'Konzert neu'])
    expect(await titles(version('0', ...old), ['UID:2', 'SEQUENCE:1', ...newer])).toEqual(['Konzert', 'Konzert neu'])
  })
  it('lists the newest version of a changed date, and leaves the other dates unchanged', async () => {
    const changed = (date: string, sequence: string, title: string) =>
      version(sequence, `SUMMARY:${title}`, `RECURRENCE-ID:${date}T190000`, `DTSTART:${date}T210000`)
    expect(
      await titles(
        version('5', ...old, 'RRULE:FREQ=WEEKLY;COUNT=3'),
        changed('20261210', '1', 'alt'),
        changed('20261210', '2', 'neu'),
        changed('20261217', '1', 'anders'),
      ),
    ).toEqual(['Konzert', 'neu', 'anders'])
  })
})
