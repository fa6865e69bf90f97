/** @jest-environment node */
import { composeICalendar } from '../../../src/event/export/composeICalendar'
import { fakeEvent } from '../../../src/testing/fakeEvents'
import { readICalendar } from './readICalendar'

type Fields = Partial<Parameters<typeof fakeEvent>[0]>

const compose = (fields: Fields = {}) =>
  composeICalendar(
    fakeEvent({ Id: 512, MlTitle: 'Orgelmatinee', ...fields }),
    'portal.example',
    '2026-11-20T16:00:00Z',
  )!
const read = (fields?: Fields) => readICalendar(compose(fields))
/** Returns the lines of the event itself. */
const eventLines = (fields?: Fields) => {
  const lines = read(fields)
  return lines.slice(lines.findIndex(({ value }) => value === 'VEVENT') + 1, -2)
}
const line = (name: string, fields?: Fields) =>
  eventLines(fields)
    .filter(found => found.name === name)
    .map(({ parameters, value }) => `${parameters}:${value}`)[0]
/** Returns a text as a calendar shows it. */
const textOf = (name: string, fields: Fields) =>
  line(name, fields)
    ?.slice(1)
    .replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

describe('an event as an iCalendar file', () => {
  it('has the properties that RFC 5545 requires, a status, and a stable UID', () => {
    const lines = read()
    expect(lines.slice(0, 3).map(({ name, value }) => `${name}:${value}`)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Foyer//Events//DE',
    ])
    expect([line('UID'), line('DTSTAMP'), line('STATUS'), line('STATUS', { IsPublished: 0 })]).toEqual([
      ':event-512@portal.example',
      ':20261120T160000Z',
      ':CONFIRMED',
      ':TENTATIVE',
    ])
    expect(line('UID', { MlTitle: 'Anders' })).toBe(line('UID'))
  })

  it.each([
    ['in winter', '2026-12-05T19:30:00', '2026-12-05T21:00:00'],
    ['in summer', '2026-07-05T19:30:00', '2026-07-05T21:00:00'],
    ['in the hour that does not exist', '2026-03-29T02:30:00', '2026-03-29T05:00:00'],
    ['in the doubled hour', '2026-10-25T02:30:00', '2026-10-25T02:45:00'],
    ['over midnight', '2026-12-31T22:00:00', '2027-01-01T03:00:00'],
  ])('keeps the wall time of Europe/Berlin %s', (_, DateFrom, DateTo) => {
    const stamp = (moment: string) => `;TZID=Europe/Berlin:${moment.replaceAll(/[-:]/g, '')}`
    expect([line('DTSTART', { DateFrom, DateTo }), line('DTEND', { DateFrom, DateTo })]).toEqual([
      stamp(DateFrom),
      stamp(DateTo),
    ])
    const zone = read({ DateFrom, DateTo }).map(({ name, value }) => `${name}:${value}`)
    expect(zone).toEqual(
      expect.arrayContaining([
        'TZID:Europe/Berlin',
        'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
        'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      ]),
    )
  })

  it.each([
    [
      'one day without a time',
      1,
      '2026-12-05T00:00:00',
      '2026-12-05T00:00:00',
      ';VALUE=DATE:20261205',
      ';VALUE=DATE:20261206',
    ],
    [
      'several days without times, over the end of a year',
      2,
      '2026-12-30T00:00:00',
      '2027-01-02T00:00:00',
      ';VALUE=DATE:20261230',
      ';VALUE=DATE:20270103',
    ],
    [
      'a festival that begins at a time and has no end time',
      2,
      '2026-12-04T18:00:00',
      '2026-12-06T00:00:00',
      ';TZID=Europe/Berlin:20261204T180000',
      ';TZID=Europe/Berlin:20261207T000000',
    ],
    [
      'a concert without an end',
      1,
      '2026-12-05T19:30:00',
      '2026-12-05T19:30:00',
      ';TZID=Europe/Berlin:20261205T193000',
      undefined,
    ],
    [
      'a concert that ends at midnight',
      1,
      '2026-12-05T19:30:00',
      '2026-12-06T00:00:00',
      ';TZID=Europe/Berlin:20261205T193000',
      ';TZID=Europe/Berlin:20261206T000000',
    ],
  ])('writes the start and the end of %s', (_, IdEventType, DateFrom, DateTo, start, end) => {
    const EventDateTime = DateFrom.endsWith('T00:00:00') ? null : '19:30'
    const fields = { IdEventType, DateFrom, DateTo, EventDateTime }
    expect([line('DTSTART', fields), line('DTEND', fields)]).toEqual([start, end])
  })

  it('writes a start at midnight as a time if the portal gives that time', () => {
    const fields = { DateFrom: '2026-12-31T00:00:00', DateTo: '2026-12-31T00:00:00', EventDateTime: '0:00' }
    expect(line('DTSTART', fields)).toBe(';TZID=Europe/Berlin:20261231T000000')
  })

  it('preserves every text, whatever its length, except for its control characters', () => {
    const Description = `Zeile 1; mit Komma, \\ und „Zeichen“\r\n\r\n${'Übermäßig lange Wörter 🎻 '.repeat(40)}ENDE`
    expect(textOf('DESCRIPTION', { Description })).toBe(Description.replaceAll('\r\n', '\n'))
    const injected = 'Konzert\r\nEND:VEVENT\r\nBEGIN:VALARM\u0000\u0007'
    expect(textOf('SUMMARY', { MlTitle: injected })).toBe('Konzert\nEND:VEVENT\nBEGIN:VALARM')
    expect(eventLines({ MlTitle: injected }).some(({ name }) => name === 'BEGIN')).toBe(false)
  })

  it.each([
    [
      'line breaks',
      '2026-12-05T19:30:00\r\nATTACH:https://x.example',
      '2026-12-05T21:00:00\r\nEND:VEVENT',
      ';TZID=Europe/Berlin:20261205T193000',
      ';TZID=Europe/Berlin:20261205T210000',
    ],
    [
      'a time zone',
      '2026-12-05T19:30:00.000+01:00',
      '2026-12-05T21:00Z',
      ';TZID=Europe/Berlin:20261205T193000',
      ';TZID=Europe/Berlin:20261205T210000',
    ],
    ['an invalid hour', '2026-12-05T25:00:00', '2026-12-05T26:00:00', ';VALUE=DATE:20261205', ';VALUE=DATE:20261206'],
  ])('writes only the day and the valid time of a date with %s', (_, DateFrom, DateTo, start, end) => {
    expect([line('DTSTART', { DateFrom, DateTo }), line('DTEND', { DateFrom, DateTo })]).toEqual([start, end])
    expect(eventLines({ DateFrom, DateTo }).some(({ name }) => name === 'ATTACH' || name === 'END')).toBe(false)
  })

  it('names place, organisers, categories and a link that is a web address', () => {
    const fields: Fields = {
      Location: { Id: 3, Name: 'Kulturforum, Saal 1' },
      LocationFreetext: 'nicht dies',
      City: { Comment: 'Görlitz' },
      Organisations: [{ Organisation: { Id: 1, Name: 'Musikverein', IdOrganisation: 1 } }],
      FormalCategoryName: 'Konzert',
      Keywords: ['a,b', 'orgel'],
      Url: 'https://verein.example/matinee?a=1',
    }
    expect([
      textOf('LOCATION', fields),
      textOf('CONTACT', fields),
      line('CATEGORIES', fields),
      line('URL', fields),
    ]).toEqual([
      'Kulturforum, Saal 1, Görlitz',
      'Musikverein',
      ':Konzert,a\\,b,orgel',
      ':https://verein.example/matinee?a=1',
    ])
    for (const Url of ['kein Link', 'javascript:alert(1)', 'data:text/html,x'])
      expect(line('URL', { Url })).toBeUndefined()
    expect(line('URL', { Url: 'https://verein.example/a\r\nBEGIN:VALARM' })).toBe(
      ':https://verein.example/aBEGIN:VALARM',
    )
    expect(textOf('LOCATION', { LocationFreetext: 'Am Brunnen' })).toBe('Am Brunnen')
  })

  it('does not exist for an event without a date', () => expect(compose({ DateFrom: '', DateTo: '' })).toBeUndefined())
})
