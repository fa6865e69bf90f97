/** @jest-environment node */
/**
 * Cases in which calendar files differ, each with the events that are read from it. The files were written for this
 * test.
 */
import { readEvents } from '../../../src/event/import/readEvents'

const TODAY = '2026-11-26'
const CRLF = '\r\n'

/**
 * Returns one line for each event in a file: start and end, title, place, organiser, text and notes. If the file can't
 * be read, returns only the failure.
 */
async function list(content: string | Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const file = Object.assign(new File([bytes], 'x.ics'), { arrayBuffer: () => Promise.resolve(bytes.buffer) })
  const result = await readEvents({ files: [file] }, TODAY)
  if (result.failure) return [result.failure]
  return result.events.map(({ start, end, title, place, text, organiser, notes }) =>
    [
      [start, end]
        .filter(Boolean)
        .map(moment => moment.replace('T', ' ').replace(/:00$/, ''))
        .join(' – '),
      title,
      place,
      organiser,
      text,
      notes.map(({ label }) => `(${label.replace(/event_import_(note_)?/, '')})`).join(' '),
    ]
      .filter(Boolean)
      .join(' | '),
  )
}

const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join(CRLF)
const one = (...lines: readonly string[]) => calendar(...event(...lines))
const START = 'DTSTART:20270105T190000'

/** Folds a file in the middle of its first ‘ü’, as programs that count bytes do. */
function foldInside(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text)
  const at = bytes.indexOf(0xc3) + 1
  return new Uint8Array([...bytes.slice(0, at), ...new TextEncoder().encode('\r\n '), ...bytes.slice(at)])
}

describe('the lines of a calendar file', () => {
  it.each<[string, string | Uint8Array<ArrayBuffer>, readonly string[]]>([
    ['a line folded within a letter', foldInside(one('SUMMARY:Frühling', START)), ['2027-01-05 19:00 | Frühling']],
    ['lines folded by a tab', one('SUMMARY:Früh', '\tling', START), ['2027-01-05 19:00 | Frühling']],
    ['a property name that is folded', one('SUMM', ' ARY:Frühling', START), ['2027-01-05 19:00 | Frühling']],
    ['a byte order mark', `\uFEFF${one('SUMMARY:x', START)}`, ['2027-01-05 19:00 | x']],
    ['line ends of CR only', one('SUMMARY:x', START).replaceAll(CRLF, '\r'), ['2027-01-05 19:00 | x']],
    ['line ends of LF only', one('SUMMARY:x', START).replaceAll(CRLF, '\n'), ['2027-01-05 19:00 | x']],
    ['empty lines', one('', 'SUMMARY:x', '', '', START, ''), ['2027-01-05 19:00 | x']],
    ['spaces after the last line', `${one('SUMMARY:x', START)}\r\n  \r\n`, ['2027-01-05 19:00 | x']],
    ['names in lower case', one('SUMMARY:x', START).toLowerCase(), ['2027-01-05 19:00 | x']],
    ['names in mixed case', one('Summary:x', 'DtStart:20270105T190000'), ['2027-01-05 19:00 | x']],
    ['property groups', one('item1.SUMMARY:x', 'ITEM2.DTSTART:20270105T190000'), ['2027-01-05 19:00 | x']],
    ['an unreadable line', one('SUMMARY:x', START, 'neither name nor value'), ['2027-01-05 19:00 | x | (line)']],
    ['unknown properties', one('SUMMARY:x', START, 'X-FOO;BAR=1:2', 'GEO:53.6;9.4'), ['2027-01-05 19:00 | x']],
    ['a value with colons', one('SUMMARY:Um 19:30: Beginn', START), ['2027-01-05 19:00 | Um 19:30: Beginn']],
  ])('reads %s', async (_, content, expected) => expect(await list(content)).toEqual(expected))
})

describe('the parameters and texts of a calendar file', () => {
  it.each<[string, readonly string[], string]>([
    ['a quoted parameter with a colon', ['SUMMARY;ALTREP="http://x.example/a:b":Chor'], 'Chor'],
    ['a quoted parameter with a semicolon', ['SUMMARY;X-A="a;b,c":Chor'], 'Chor'],
    ['several values of a parameter', ['SUMMARY;X-A="a:1","b:2";LANGUAGE=de:Chor'], 'Chor'],
    ['an empty parameter', ['SUMMARY;LANGUAGE=:Chor'], 'Chor'],
    [
      'a parameter whose quotation marks are escaped by carets',
      ["ORGANIZER;CN=Haus ^'A^':mailto:a@b.example", 'SUMMARY:Chor'],
      'Chor | Haus "A"',
    ],
    ['escaped commas and semicolons', ['SUMMARY:Bach\\, Händel\\; Chor'], 'Bach, Händel; Chor'],
    ['commas that are not escaped', ['SUMMARY:Bach, Händel; Chor'], 'Bach, Händel; Chor'],
    ['an escaped backslash', ['SUMMARY:a\\\\nb'], 'a\\nb'],
    ['the line breaks \\n and \\N', ['SUMMARY:x', 'DESCRIPTION:a\\nb\\Nc'], 'x | a\nb\nc'],
    ['a blank description', ['SUMMARY:x', 'DESCRIPTION:'], 'x'],
    ['a description of spaces', ['SUMMARY:x', 'DESCRIPTION:  \\n \\n'], 'x'],
    ['a blank title', ['SUMMARY:', 'LOCATION:Dom'], 'Dom'],
    [
      'HTML beside the description',
      ['SUMMARY:x', 'X-ALT-DESC;FMTTYPE=text/html:<b>fett</b>', 'DESCRIPTION:a'],
      'x | a',
    ],
    ['the first of two titles', ['SUMMARY:Erster', 'SUMMARY:Zweiter'], 'Erster'],
    ['an emoji', ['SUMMARY:Fest 🎉'], 'Fest 🎉'],
  ])('reads %s', async (_, lines, expected) =>
    expect(await list(one(...lines, START))).toEqual([`2027-01-05 19:00 | ${expected}`]),
  )
})

describe('the dates of a calendar file', () => {
  it.each<[string, readonly string[], string]>([
    ['a floating time', ['DTSTART:20270105T190000', 'DTEND:20270105T210000'], '2027-01-05 19:00 – 2027-01-05 21:00'],
    [
      'a zone that the file does not describe',
      ['DTSTART;TZID=Europe/London:20270105T190000'],
      '2027-01-05 20:00 | (zone)',
    ],
    ['an unknown zone', ['DTSTART;TZID=Nirgendwo:20270105T190000'], '2027-01-05 19:00 | (zone_unknown)'],
    ['VALUE=DATE', ['DTSTART;VALUE=DATE:20270105', 'DTEND;VALUE=DATE:20270107'], '2027-01-05 – 2027-01-06'],
    ['VALUE=DATE-TIME', ['DTSTART;VALUE=DATE-TIME:20270105T190000'], '2027-01-05 19:00'],
    [
      'hours in place of an end',
      ['DTSTART:20270105T190000', 'DURATION:PT1H30M'],
      '2027-01-05 19:00 – 2027-01-05 20:30',
    ],
    ['weeks in place of an end', ['DTSTART;VALUE=DATE:20270105', 'DURATION:P1W'], '2027-01-05 – 2027-01-11'],
    ['a negative duration', ['DTSTART:20270105T190000', 'DURATION:-PT1H'], '2027-01-05 19:00'],
    ['an end without a start', ['DTEND:20270105T210000'], '(no_date)'],
    ['a time without seconds', ['DTSTART:20270105T1900'], '2027-01-05 19:00'],
  ])('reads %s', async (_, lines, expected) => expect(await list(one(...lines))).toEqual([expected]))
})

describe('the repetitions in a calendar file', () => {
  const days = async (...lines: readonly string[]) =>
    (await list(one('UID:1', ...lines))).map(line => line.slice(5, 16))
  it.each<[string, readonly string[], string]>([
    [
      'the last Friday of each month',
      ['DTSTART:20270129T190000', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3'],
      '01-29 19:00, 02-26 19:00, 03-26 19:00',
    ],
    [
      'the last workday of each month',
      ['DTSTART:20270129T190000', 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3'],
      '01-29 19:00, 02-26 19:00, 03-31 19:00',
    ],
    [
      'several weekdays',
      ['DTSTART:20270105T190000', 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=3'],
      '01-05 19:00, 01-07 19:00, 01-12 19:00',
    ],
    ['the 31st', ['DTSTART:20270131T190000', 'RRULE:FREQ=MONTHLY;COUNT=2'], '01-31 19:00, 03-31 19:00'],
    ['29 February', ['DTSTART:20280229', 'RRULE:FREQ=YEARLY;COUNT=2'], '02-29, 02-29'],
    [
      'the dates that are left after removed ones',
      [
        'DTSTART:20270105T190000',
        'RRULE:FREQ=DAILY;COUNT=5',
        'EXDATE:20270106T190000,20270107T190000',
        'EXDATE:20270108T190000',
      ],
      '01-05 19:00, 01-09 19:00',
    ],
    [
      'further dates',
      ['DTSTART:20270105T190000', 'RDATE:20270108T200000,20270109T190000'],
      '01-05 19:00, 01-08 20:00, 01-09 19:00',
    ],
    [
      'further dates with a period',
      ['DTSTART:20270105T190000', 'RDATE;VALUE=PERIOD:20270108T190000/20270108T203000,20270109T190000/PT3H'],
      '01-05 19:00, 01-08 19:00, 01-09 19:00',
    ],
    ['further whole days', ['DTSTART;VALUE=DATE:20270105', 'RDATE;VALUE=DATE:20270108'], '01-05, 01-08'],
  ])('lists %s', async (_, lines, expected) => expect((await days(...lines)).join(', ')).toBe(expected))

  it('gives a further date the length of its own period', async () =>
    expect(
      await list(
        one(
          'DTSTART:20270105T190000',
          'DTEND:20270105T200000',
          'RDATE;VALUE=PERIOD:20270108T190000/20270108T203000,20270109T190000/PT3H',
        ),
      ),
    ).toEqual([
      '2027-01-05 19:00 – 2027-01-05 20:00',
      '2027-01-08 19:00 – 2027-01-08 20:30',
      '2027-01-09 19:00 – 2027-01-09 22:00',
    ]))

  it('replaces, moves and cancels dates of a series', async () => {
    const change = (at: string, ...lines: readonly string[]) => event('UID:1', `RECURRENCE-ID:${at}`, ...lines)
    expect(
      await list(
        calendar(
          ...change('20270112T190000', 'SUMMARY:Umzug', 'DTSTART:20270113T200000'),
          ...event('UID:1', 'SUMMARY:Probe', START, 'RRULE:FREQ=WEEKLY;COUNT=4'),
          ...change('20270119T190000', 'SUMMARY:Probe', 'DTSTART:20270119T190000', 'STATUS:CANCELLED'),
        ),
      ),
    ).toEqual([
      '2027-01-05 19:00 | Probe',
      '2027-01-13 20:00 | Umzug',
      '2027-01-19 19:00 | Probe | (cancelled)',
      '2027-01-26 19:00 | Probe',
    ])
  })
})

describe('the components of a calendar file', () => {
  const x = event('SUMMARY:x', START)
  it.each<[string, string, readonly string[]]>([
    ['several calendars in one file', [calendar(...x), calendar(...event('SUMMARY:y', START))].join(CRLF), ['x', 'y']],
    ['an event beside an unknown component', calendar('BEGIN:X-FOO', 'SUMMARY:z', 'END:X-FOO', ...x), ['x']],
    ['an event around an unknown component', one('BEGIN:X-FOO', 'SUMMARY:z', 'END:X-FOO', 'SUMMARY:x', START), ['x']],
    [
      'an event beside a task, a journal and a list of busy times',
      calendar(
        ...['VTODO', 'VJOURNAL', 'VFREEBUSY'].flatMap(name => [`BEGIN:${name}`, 'SUMMARY:z', `END:${name}`]),
        ...x,
      ),
      ['x'],
    ],
    ['an event outside of a calendar', x.join(CRLF), ['x']],
    ['a calendar without END', calendar(...x).replace(/\r\nEND:VCALENDAR$/, ''), ['x']],
    [
      'an event without END before the next one',
      calendar('BEGIN:VEVENT', 'SUMMARY:y', START, ...x),
      ['y | (cut)', 'x'],
    ],
    ['an alarm without END', one('SUMMARY:x', START, 'BEGIN:VALARM', 'DESCRIPTION:z'), ['x']],
    ['END without BEGIN', calendar('END:VEVENT', ...x), ['x']],
    ['an event without lines', calendar('BEGIN:VEVENT', 'END:VEVENT'), ['(no_date)']],
  ])('reads %s', async (_, content, expected) =>
    expect((await list(content)).map(line => line.replace('2027-01-05 19:00 | ', ''))).toEqual(expected),
  )
})
