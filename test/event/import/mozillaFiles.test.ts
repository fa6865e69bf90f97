/** @jest-environment node */
/**
 * Reads test files of Mozilla's parser. The expected values are taken from the files by hand; their times are in
 * Europe/Berlin.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listEvents } from './listEvents'

const list = (name: string) => listEvents(readFileSync(join(__dirname, 'mozilla', name), 'utf8'), '2012-01-01')

test.each([
  [
    'a repetition with two further dates, in chronological order',
    'recur_instances_finite.ics',
    ['2012-10-02', '2012-11-05', '2012-11-06', '2012-11-10', '2012-12-04'].map(
      day => `${day} 19:00 – ${day} 19:30 | Crazy Event Thingy! | PLACE | zone`,
    ),
  ],
  [
    'an excluded day without a time in a series with times, and events without a title',
    'rdate_exdate.ics',
    ['2024-06-09 05:00', '2024-06-10 05:00', '2024-06-12 05:00'],
  ],
  [
    'birthdays of Google: days of RDATE with a Z, and single dates (RECURRENCE-ID) of a series that the file does not contain',
    'google_birthday.ics',
    ['2012-12-10', '2012-12-10', '2013-12-10', '2013-12-10', '2014-12-10', '2014-12-10'].map(
      day => `${day} | PErson #2's birthday`,
    ),
  ],
  [
    'a time zone that only the file defines, with the offset -07:41',
    'timezone_from_file.ics',
    ['2023-03-06 22:23 – 2023-03-06 23:23 | A test event | zone'],
  ],
  [
    'events without a start, and an escaped backslash before a folded line',
    'component.ics',
    [String.raw`foo \nbar | no_date`, 'another | no_date'],
  ],
  ['an empty line in a calendar without events', 'blank_line_mid.ics', ['event_import_error_nothing']],
])('the import reads %s', async (_case, name, expected) => {
  expect(await list(name)).toEqual(expected)
})

it('the import reads only the first of two repetition rules, and says so', async () => {
  const found = await list('multiple_rrules.ics')
  expect(found).toHaveLength(18)
  expect([found[0], found[17]]).toEqual(
    ['2012-03-26', '2012-07-23'].map(day => `${day} 20:00 – ${day} 20:30 | sahaja <> frashed | zone,rules`),
  )
})

it('the import lists an endless repetition on working days for a year', async () => {
  const found = await list('day_long_recur_yearly.ics')
  expect(found.slice(0, 3)).toEqual(
    ['2012-08-03', '2012-08-06', '2012-08-07'].map(day => `${day} | Day Long Event | endless`),
  )
  expect(found).toHaveLength(261)
})
