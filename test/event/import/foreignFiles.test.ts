import { readEvents } from '../../../src/event/import/readEvents'
import { calendarOf } from './openImport'

const TODAY = '2026-11-26'

async function read(text: string) {
  const result = await readEvents({ text }, TODAY)
  if (result.failure) throw new Error(result.failure)
  return result.events.map(({ title, start, end, place, organiser, text: about, notes }) => ({
    title,
    start,
    end,
    place,
    organiser,
    text: about,
    notes: notes.map(({ label }) => label.replace('event_import_note_', '')),
  }))
}
const failureOf = async (text: string) => (await readEvents({ text }, TODAY)).failure
const fileOf = (bytes: Uint8Array<ArrayBuffer>) =>
  Object.assign(new File([bytes], 'x.ics'), { arrayBuffer: () => Promise.resolve(bytes.buffer) })

describe('files in the style of calendar programs', () => {
  it('reads an export in the style of Google: UTC, HTML in the description, and an organiser that is only a calendar', async () => {
    const file = [
      'BEGIN:VCALENDAR',
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
      'METHOD:PUBLISH',
      'X-WR-TIMEZONE:Europe/Berlin',
      'BEGIN:VEVENT',
      'DTSTART:20261205T183000Z',
      'DTEND:20261205T200000Z',
      'UID:abc@google.com',
      'ORGANIZER;CN=konzerte@group.calendar.google.com:mailto:konzerte@group.calendar.google.com',
      'DESCRIPTION:<p>Eintritt <b>frei</b></p><script>alert(1)</script>Kunst &amp\\; Kaf',
      ' fee<br>Bis bald',
      'LOCATION:Alte Schule\\, Dorfstraße 4',
      'SUMMARY:Lesung\\; mit Musik',
      'BEGIN:VALARM',
      'DESCRIPTION:This is an event reminder',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n')
    expect(await read(file)).toEqual([
      {
        title: 'Lesung; mit Musik',
        start: '2026-12-05T19:30:00',
        end: '2026-12-05T21:00:00',
        place: 'Alte Schule, Dorfstraße 4',
        organiser: '',
        text: 'Eintritt frei\nKunst & Kaffee\nBis bald',
        notes: [],
      },
    ])
  })

  it('reads the rules that a file defines for its zone, as Outlook writes them', async () => {
    const zone = (name: string) => [
      'BEGIN:VTIMEZONE',
      `TZID:${name}`,
      'BEGIN:STANDARD',
      'DTSTART:16011028T030000',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0200',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010325T020000',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0300',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ]
    const event = calendarOf(['SUMMARY:x', 'DTSTART;TZID="(UTC+02:00) Helsinki":20261205T200000'])
    const file = event.replace('BEGIN:VEVENT', [...zone('(UTC+02:00) Helsinki'), 'BEGIN:VEVENT'].join('\r\n'))
    expect(await read(file)).toMatchObject([{ start: '2026-12-05T19:00:00', notes: ['zone'] }])
    expect(await read(event)).toMatchObject([{ start: '2026-12-05T20:00:00', notes: ['zone_unknown'] }])
    // A rule that would keep ical.js busy for ever is not read.
    expect(await read(file.replaceAll('FREQ=YEARLY', 'FREQ=DAILY'))).toMatchObject([{ notes: ['zone_unknown'] }])
  })

  it('reads each event of a file with errors, and adds a note about its error', async () => {
    const file = calendarOf(
      ['SUMMARY:Eins', 'DTSTART:20261201T100000', 'no colon here'],
      ['SUMMARY:Zwei', 'DTSTART:20261301T100000'],
      ['SUMMARY:Drei', 'DTSTART:20261203T100000', 'RRULE:nonsense'],
    ).replace('END:VCALENDAR\r\n', 'BEGIN:VEVENT\nSUMMARY:Vier\nDTSTART:20261204T100000\nBEGIN:VALARM\nDESCRI')
    expect((await read(file)).map(({ title, notes }) => [title, notes.join()])).toEqual([
      ['Eins', 'line'],
      ['Drei', 'rule'],
      ['Vier', 'cut'],
      ['Zwei', 'no_date'],
    ])
  })

  it.each([
    ['a tag inside a tag', '<<b>img src=x onerror=alert(1)>', '< img src=x onerror=alert(1)>'],
    ['an attribute with a bracket', '<img title="<" onerror=alert(1)>', '< img title="<" onerror=alert(1)>'],
    ['a tag without end', 'a <img src=x onerror=alert(1)', 'a < img src=x onerror=alert(1)'],
    ['a comparison', '1 < 2', '1 < 2'],
  ])('leaves no HTML tag in the text: %s', async (_, html, text) => {
    const encoded = html.replaceAll('<', '&lt\\;').replaceAll('>', '&gt\\;')
    expect(await read(calendarOf(['SUMMARY:x', `DESCRIPTION:${encoded}`]))).toMatchObject([{ text }])
  })

  it('applies a change for this and all later dates to one date only, and adds a note', async () => {
    const weekly = ['UID:1', 'SUMMARY:Probe', 'DTSTART:20261201T190000', 'RRULE:FREQ=WEEKLY;COUNT=3']
    const change = [
      'UID:1',
      'SUMMARY:Probe',
      'DTSTART:20261208T180000',
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261208T190000',
    ]
    expect((await read(calendarOf(weekly, change))).map(({ start, notes }) => [start, notes.join()])).toEqual([
      ['2026-12-01T19:00:00', ''],
      ['2026-12-08T18:00:00', 'range'],
      ['2026-12-15T19:00:00', ''],
    ])
  })

  it('marks cancelled and private events as doubtful, and adds a note', async () => {
    const text = calendarOf(
      ['SUMMARY:x', 'STATUS:CANCELLED', 'DTSTART:20261201'],
      ['SUMMARY:y', 'CLASS:PRIVATE', 'DTSTART:20261202'],
    )
    expect(await readEvents({ text }, TODAY)).toMatchObject({
      events: [
        { isDoubtful: true, notes: [{ label: 'event_import_note_cancelled' }] },
        { isDoubtful: true, notes: [{ label: 'event_import_note_private' }] },
      ],
    })
  })

  it('lists 500 dates at most, and reads 10,000 at most', async () => {
    const daily = (count: number) =>
      Array.from({ length: count }, (_, index) => [
        'SUMMARY:x',
        `UID:${index}`,
        'DTSTART:20261201T100000',
        'RRULE:FREQ=DAILY;COUNT=1000',
      ])
    const some = await readEvents({ text: calendarOf(...daily(1)) }, TODAY)
    expect(some).toMatchObject({ notes: [{ label: 'event_import_many', markers: { MAX: 500, COUNT: 1000 } }] })
    const many = await readEvents({ text: calendarOf(...daily(11)) }, TODAY)
    expect(many).toMatchObject({
      notes: [{ label: 'event_import_occurrences', markers: { MAX: 10_000 } }, { label: 'event_import_many' }],
    })
    expect('events' in many && many.events).toHaveLength(500)
  })

  it.each([
    ['more than 5 MB', 'x'.repeat(5 * 1024 ** 2 + 1), 'event_import_error_size'],
    ['a text in no known format', 'Liebe Sänger', 'event_import_error_kind'],
    ['a calendar without events', calendarOf(), 'event_import_error_nothing'],
    ['broken JSON', '{"@type": "Event"', 'event_import_error_json'],
    ['JSON without events', '{"@type": "Person"}', 'event_import_error_nothing'],
  ])('refuses %s', async (_, text, failure) => expect(await failureOf(text)).toBe(failure))

  it('refuses a ZIP archive', async () =>
    expect(await readEvents({ files: [fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 0]))] }, TODAY)).toEqual({
      failure: 'event_import_error_zip',
    }))

  it('reads the other files if one file can’t be read, and names that file', async () => {
    const calendar = fileOf(new Uint8Array(Buffer.from(calendarOf(['SUMMARY:Frühling', 'DTSTART:20270301']))))
    const broken = fileOf(new Uint8Array(Buffer.from('Liebe Sänger')))
    expect(await readEvents({ files: [broken, calendar] }, TODAY)).toMatchObject({
      events: [{ title: 'Frühling' }],
      notes: [{ label: 'event_import_file_left', markers: { NAME: 'x.ics' } }],
    })
    expect(await readEvents({ files: [broken, broken] }, TODAY)).toEqual({ failure: 'event_import_error_kind' })
  })

  it('reads the other files if the browser can’t open one file, and throws if there is no other file', async () => {
    const calendar = fileOf(new Uint8Array(Buffer.from(calendarOf(['SUMMARY:Frühling', 'DTSTART:20270301']))))
    const gone = Object.assign(new File([], 'gone.ics'), { arrayBuffer: () => Promise.reject(new Error('gone')) })
    expect(await readEvents({ files: [calendar, gone] }, TODAY)).toMatchObject({
      events: [{ title: 'Frühling' }],
      notes: [{ label: 'event_import_file_left', markers: { NAME: 'gone.ics' } }],
    })
    await expect(readEvents({ files: [gone] }, TODAY)).rejects.toThrow('gone')
  })

  it('says of a dropped folder that it can’t be read', async () =>
    expect(await readEvents({ entries: [{ isFile: false } as FileSystemEntry] }, TODAY)).toEqual({
      failure: 'event_import_error_folder',
    }))

  it.each([
    ['UTF-8', Buffer.from(calendarOf(['SUMMARY:Frühling', 'DTSTART:20270301']))],
    ['Windows-1252', Buffer.from(calendarOf(['SUMMARY:Frühling', 'DTSTART:20270301']), 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${calendarOf(['SUMMARY:Frühling', 'DTSTART:20270301'])}`, 'utf16le')],
  ])('reads a file in %s', async (_, bytes) =>
    expect(await readEvents({ files: [fileOf(new Uint8Array(bytes))] }, TODAY)).toMatchObject({
      events: [{ title: 'Frühling' }],
    }),
  )
})

describe('JSON-LD', () => {
  const event = {
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    name: 'Kunst &amp; Klang',
    startDate: '2026-12-05T19:30:00+01:00',
    endDate: '2026-12-05T21:00:00+01:00',
    location: {
      '@type': 'Place',
      name: 'Dom',
      address: { '@type': 'PostalAddress', streetAddress: 'Markt 1', postalCode: '21680', addressLocality: 'Stade' },
    },
    organizer: [{ '@type': 'Organization', name: 'Kantorei' }],
    description: '<p>Mit <em>Chor</em></p><img src=x onerror=alert(1)>',
    url: 'javascript:alert(1)',
  }
  const expected = {
    title: 'Kunst & Klang',
    start: '2026-12-05T19:30:00',
    end: '2026-12-05T21:00:00',
    place: 'Dom, Markt 1, 21680 Stade',
    organiser: 'Kantorei',
    text: 'Mit Chor',
    notes: [],
  }
  it.each([
    ['plain JSON', JSON.stringify(event)],
    ['a list', JSON.stringify([event])],
    ['a graph', JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, event] })],
    [
      'a page',
      `<html><script type="application/ld+json">${JSON.stringify(event)}</script><script>alert(1)</script></html>`,
    ],
    ['an item list', JSON.stringify({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: event }] })],
  ])('reads %s', async (_, text) => expect(await read(text)).toEqual([expected]))

  it('leaves out a link that is not a web address', async () =>
    expect(await readEvents({ text: JSON.stringify(event) }, TODAY)).toMatchObject({ events: [{ link: '' }] }))
  it('reads whole days, their last one included', async () =>
    expect(await read(JSON.stringify({ ...event, startDate: '2026-12-05', endDate: '2026-12-07' }))).toMatchObject([
      { start: '2026-12-05', end: '2026-12-07' },
    ]))
  it('lists each date of a series', async () =>
    expect(
      await read(
        JSON.stringify({
          ...event,
          subEvent: [{ startDate: '2026-12-05' }, { startDate: '2026-12-06', name: 'Finale' }],
        }),
      ),
    ).toMatchObject([
      { title: 'Kunst & Klang', start: '2026-12-05' },
      { title: 'Finale', start: '2026-12-06' },
    ]))
  it('leaves out a broken script of a page, and says so', async () =>
    expect(
      await readEvents(
        {
          text: `<script type='application/ld+json'>{</script><script type="application/ld+json">${JSON.stringify(event)}</script>`,
        },
        TODAY,
      ),
    ).toMatchObject({ events: [{ title: 'Kunst & Klang' }], notes: [{ label: 'event_import_block' }] }))
  it.each([
    ['scripts without end', '<script type=application/ld+json>'.repeat(100_000)],
    ['tags without end', `<script type="application/ld+json">{</script>${'<script '.repeat(300_000)}`],
  ])('does not hang on %s', async (_, text) => expect(await failureOf(text)).toBe('event_import_error_json'))
  it('does not hang on a date of a million characters', async () =>
    expect(await read(JSON.stringify({ ...event, startDate: 'T'.repeat(1_000_000) }))).toMatchObject([{ start: '' }]))
  it('does not hang on deeply nested JSON', async () =>
    expect(await failureOf('['.repeat(5000) + ']'.repeat(5000))).toBe('event_import_error_nothing'))
})
