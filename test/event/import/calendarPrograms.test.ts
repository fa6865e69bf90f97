/** @jest-environment node */
import { readEvents } from '../../../src/event/import/readEvents'

const TODAY = '2026-11-26'

async function read(lines: readonly string[]) {
  const result = await readEvents({ text: lines.join('\r\n') }, TODAY)
  if (result.failure) throw new Error(result.failure)
  return result.events.map(({ title, start, end, place, organiser, text, link, notes }) => ({
    title,
    when: [start, end].filter(Boolean).join(' – '),
    place,
    organiser,
    text,
    link,
    notes: notes.map(({ label }) => label.replace('event_import_note_', '')),
  }))
}
const berlin = (id: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${id}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'DTSTART:19810329T020000',
  'TZNAME:CEST',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'DTSTART:19961027T030000',
  'TZNAME:CET',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
]

describe('whole calendar files', () => {
  it('reads a file in the style of Apple: folded places, a removed and a changed date, whole days', async () => {
    const file = [
      'BEGIN:VCALENDAR',
      'METHOD:PUBLISH',
      'VERSION:2.0',
      'X-WR-CALNAME:Chor',
      'PRODID:-//Apple Inc.//macOS 15.1//EN',
      'X-APPLE-CALENDAR-COLOR:#FF2968',
      'X-WR-TIMEZONE:Europe/Berlin',
      'CALSCALE:GREGORIAN',
      ...berlin('Europe/Berlin'),
      'BEGIN:VEVENT',
      'CREATED:20261001T080000Z',
      'UID:2F6B0A36-5B0E-4B0B-9C0B-6A1B2C3D4E5F',
      'RRULE:FREQ=WEEKLY;UNTIL=20261225T225959Z',
      'EXDATE;TZID=Europe/Berlin:20261211T193000',
      'DTEND;TZID=Europe/Berlin:20261204T210000',
      'SUMMARY:Chorprobe',
      'LAST-MODIFIED:20261002T080000Z',
      'DTSTAMP:20261002T080000Z',
      'DTSTART;TZID=Europe/Berlin:20261204T193000',
      'LOCATION:Gemeindehaus\\nAm Hafen 1\\, 21680 Stade\\, Deutschland',
      'URL;VALUE=URI:https://chor.example/proben',
      'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="Am Hafen 1, 21680 St',
      ' ade, Deutschland";X-APPLE-RADIUS=70;X-TITLE=Gemeindehaus:geo:53.60,9.47',
      'SEQUENCE:1',
      'BEGIN:VALARM',
      'X-WR-ALARMUID:1B2C',
      'UID:1B2C',
      'TRIGGER:-PT1H',
      'ATTACH;VALUE=URI:Chord',
      'ACTION:AUDIO',
      'END:VALARM',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:2F6B0A36-5B0E-4B0B-9C0B-6A1B2C3D4E5F',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261218T193000',
      'DTSTART;TZID=Europe/Berlin:20261218T180000',
      'DTEND;TZID=Europe/Berlin:20261218T200000',
      'SUMMARY:Generalprobe',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:9A',
      'TRANSP:TRANSPARENT',
      'DTSTART;VALUE=DATE:20261212',
      'DTEND;VALUE=DATE:20261214',
      'SUMMARY:Chorwochenende',
      'END:VEVENT',
      'END:VCALENDAR',
    ]
    expect((await read(file)).map(({ title, when }) => `${title} ${when}`)).toEqual([
      'Chorprobe 2026-12-04T19:30:00 – 2026-12-04T21:00:00',
      'Chorwochenende 2026-12-12 – 2026-12-13',
      'Generalprobe 2026-12-18T18:00:00 – 2026-12-18T20:00:00',
      'Chorprobe 2026-12-25T19:30:00 – 2026-12-25T21:00:00',
    ])
    expect((await read(file))[0]).toMatchObject({
      place: 'Gemeindehaus, Am Hafen 1, 21680 Stade, Deutschland',
      link: 'https://chor.example/proben',
      text: '',
      notes: [],
    })
  })

  it('reads a file in the style of Thunderbird: a zone with a path, a description with HTML beside it, a further date', async () => {
    const file = [
      'BEGIN:VCALENDAR',
      'PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN',
      'VERSION:2.0',
      ...berlin('/mozilla.org/20070129_1/Europe/Berlin'),
      'BEGIN:VEVENT',
      'LAST-MODIFIED:20261101T101010Z',
      'X-MOZ-LASTACK:20261101T101010Z',
      'UID:5d1f0c60',
      'SUMMARY:Stammtisch',
      'STATUS:CONFIRMED',
      'ORGANIZER;RSVP=FALSE;CN="Verein \'Am Ufer\'; Vorstand";PARTSTAT=ACCEPTED:mailto:post@ufer.example',
      'RDATE;TZID=/mozilla.org/20070129_1/Europe/Berlin:20261210T200000',
      'DTSTART;TZID=/mozilla.org/20070129_1/Europe/Berlin:20261203T200000',
      'DURATION:PT2H',
      'DESCRIPTION;ALTREP="data:text/html,%3Cbody%3EGäste: gern%3C%2Fbody%3E":Gäste: gern',
      'X-MOZ-GENERATION:2',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER;VALUE=DURATION:-PT15M',
      'DESCRIPTION:Mozilla Standardbeschreibung',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ]
    const entry = {
      title: 'Stammtisch',
      place: '',
      organiser: "Verein 'Am Ufer'; Vorstand",
      text: 'Gäste: gern',
      link: '',
      notes: [],
    }
    expect(await read(file)).toEqual([
      { ...entry, when: '2026-12-03T20:00:00 – 2026-12-03T22:00:00' },
      { ...entry, when: '2026-12-10T20:00:00 – 2026-12-10T22:00:00' },
    ])
  })

  it('reads a file in the style of Outlook: a zone by its Windows name, parameters, addresses in angle brackets', async () => {
    const file = [
      'BEGIN:VCALENDAR',
      'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
      'VERSION:2.0',
      'METHOD:PUBLISH',
      ...berlin('W. Europe Standard Time'),
      'BEGIN:VEVENT',
      'CLASS:PUBLIC',
      'DESCRIPTION:Anmeldung <https://verein.example/a?b=1> oder bei Anna <anna@verein.example>\\n\\n',
      'DTEND;TZID="W. Europe Standard Time":20261205T213000',
      'DTSTART;TZID="W. Europe Standard Time":20261205T193000',
      'LOCATION;LANGUAGE=de:Aula',
      'SUMMARY;LANGUAGE=de:Jahresversammlung',
      'UID:040000008200E00074C5B7101A82E008',
      'X-ALT-DESC;FMTTYPE=text/html:<html><body>Anmeldung</body></html>',
      'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
      'END:VEVENT',
      'END:VCALENDAR',
    ]
    expect(await read(file)).toEqual([
      {
        title: 'Jahresversammlung',
        when: '2026-12-05T19:30:00 – 2026-12-05T21:30:00',
        place: 'Aula',
        organiser: '',
        text: 'Anmeldung https://verein.example/a?b=1 oder bei Anna anna@verein.example',
        link: '',
        notes: [],
      },
    ])
  })
})
