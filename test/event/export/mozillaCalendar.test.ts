/** @jest-environment node */
import ICAL from 'ical.js'
import { composeICalendar } from '../../../src/event/export/composeICalendar'
import { fakeEvent } from '../../../src/testing/fakeEvents'

const HOSTILE = 'Jazz; Blues, Soul \\ "Fest" </script> – Übergrößenträgerinnenverein '.repeat(4)
type Fields = Partial<Parameters<typeof fakeEvent>[0]>

/** Exports an event with these fields to a file, and returns the event that Mozilla's calendar reads from it. */
function readEvent(fields: Fields): ICAL.Event {
  const file = composeICalendar(
    fakeEvent({ Id: 512, MlTitle: 'Orgelmatinee', ...fields }),
    'portal.example',
    '2026-11-20T16:00:00Z',
  )!
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const events = calendar.getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  return new ICAL.Event(events[0])
}
const utc = (time: ICAL.Time) => time.convertToZone(ICAL.Timezone.utcTimezone).toString()

describe('an event as an iCalendar file, read by Mozilla’s calendar', () => {
  it.each([
    ['winter', '2026-12-05T19:30:00', '2026-12-05T18:30:00Z'],
    ['summer', '2026-07-05T19:30:00', '2026-07-05T17:30:00Z'],
    ['the day before the clocks go forward', '2026-03-28T23:30:00', '2026-03-28T22:30:00Z'],
    ['the day on which the clocks go back', '2026-10-25T19:30:00', '2026-10-25T18:30:00Z'],
  ])('is at the same moment in a calendar: %s', (_, DateFrom, moment) => {
    const event = readEvent({ DateFrom, DateTo: DateFrom })
    expect(event.startDate.toString()).toBe(DateFrom)
    expect(utc(event.startDate)).toBe(moment)
  })

  it('preserves its texts exactly, whatever their length and content', () => {
    const event = readEvent({
      MlTitle: HOSTILE,
      Description: `${HOSTILE}\n\nZweiter Absatz`,
      DateFrom: '2026-12-05T19:30:00',
      DateTo: '2026-12-05T21:00:00',
      Location: { Id: 3, Name: 'Hof; links, hinten' },
    })
    expect([event.uid, event.summary, event.description]).toEqual([
      'event-512@portal.example',
      HOSTILE.trim(),
      `${HOSTILE}\n\nZweiter Absatz`,
    ])
    expect(event.location).toContain('Hof; links, hinten')
    expect(event.endDate.toString()).toBe('2026-12-05T21:00:00')
  })

  it('lasts whole days if it has no times', () => {
    const event = readEvent({
      IdEventType: 2,
      DateFrom: '2026-12-30T00:00:00',
      DateTo: '2027-01-02T00:00:00',
      EventDateTime: null,
    })
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      '2026-12-30',
      '2027-01-03',
    ])
  })
})
