/** @jest-environment node */
import { eventIcal } from '../../examples/portal/pages/eventIcal'
import type { PortalEvent } from '../../examples/portal/server/events/PortalEvent'
import { composeICalendar } from '../../src/event/export/composeICalendar'
import { fakeEvent } from '../../src/testing/fakeEvents'
import { readCalendar } from './support/readCalendar'

const stored: PortalEvent = {
  Id: 512,
  slug: 'orgelmatinee',
  accountId: 7,
  isPublished: true,
  isSeries: false,
  title: 'Orgelmatinee',
  titleEnglish: '',
  titlePolish: '',
  dateFrom: '2026-12-05 19:30',
  dateTo: '2026-12-05 21:00',
  hasTime: true,
  seriesDates: [],
  place: 'Görlitz',
  location: null,
  organisers: [],
  text: 'Zeile 1; mit Komma, \\ und „Zeichen“',
  textEnglish: '',
  textPolish: '',
  categories: [],
  characteristics: [],
  url: '',
  priceUrl: '',
  keywords: [],
  picture: null,
  pictures: [],
  lastChange: new Date('2026-11-20T16:00:00Z'),
}

it('an event has the same UID, times and texts in the calendar files of the library and of the portal’s page', () => {
  const ofPage = eventIcal(stored, 'https://portal.example:8443')
  const ofLibrary = composeICalendar(
    fakeEvent({
      Id: 512,
      MlTitle: stored.title,
      Description: stored.text,
      City: { Comment: 'Görlitz' },
      DateFrom: '2026-12-05T19:30:00',
      DateTo: '2026-12-05T21:00:00',
    }),
    'portal.example',
    '2026-11-20T16:00:00Z',
  )!
  const [one, other] = [ofPage, ofLibrary].map(file => readCalendar(Buffer.from(file)).entries[0]!)
  for (const name of ['UID', 'DTSTART', 'DTEND', 'DTSTAMP', 'SUMMARY', 'DESCRIPTION', 'LOCATION'])
    expect([name, one![name]]).toEqual([name, other![name]])
  expect(one!['UID']?.value).toBe('event-512@portal.example')
})
