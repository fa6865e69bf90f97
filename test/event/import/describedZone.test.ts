/** @jest-environment node */
import { describedZone, findZone } from '../../../src/event/import/Zone'

const HALF_HOUR_MS = 1_800_000
const BERLIN = [
  'BEGIN:VTIMEZONE',
  'TZID:Own',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'DTSTART:19810329T020000',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'DTSTART:19961027T030000',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
]

test.each(['2026-03-28T22:00:00Z', '2026-10-24T22:00:00Z', '2026-07-01T00:00:00Z'])(
  'a time zone defined as in a file has the same offsets as the browser’s Europe/Berlin, in the 8 hours after %s',
  first => {
    const [described, own] = [describedZone('Own', BERLIN)!, findZone('Europe/Berlin')!]
    const moments = Array.from({ length: 16 }, (_, index) => Date.parse(first) + index * HALF_HOUR_MS)
    expect(moments.map(described.offsetAt)).toEqual(moments.map(own.offsetAt))
    expect(moments.map(described.offset)).toEqual(moments.map(own.offset))
  },
)
