/** @jest-environment node */
/**
 * Reads files that calendar programs and web sites have written, from the tests of the package `ical` (Apache-2.0). The
 * expected values are taken from the files by hand; their times are in Europe/Berlin.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listEvents } from './listEvents'

const folder = join(dirname(require.resolve('ical/package.json')), 'test')

/** Returns one line for each event of a file. */
const list = (name: string, today: string) => listEvents(readFileSync(join(folder, name), 'utf8'), today)

test.each([
  [
    'Apple iCal: US zone, a duration, alarms and tasks between the events',
    'test2.ics',
    '2002-10-01',
    [
      '2002-10-28 23:00 – 2002-10-29 00:00 | Coffee with Jason | zone',
      '2002-11-27 21:00 – 2002-11-27 22:00 | Code Review | zone',
      '2002-12-17 05:00 – 2002-12-17 06:00 | Dinner with T | zone',
    ],
  ],
  [
    'Google Calendar: a changed date before its series',
    'test13.ics',
    '2016-08-01',
    [
      '2016-08-25 13:00 – 2016-08-25 14:00 | repeated | zone',
      '2016-08-26 13:00 – 2016-08-26 14:00 | bla bla | zone',
      '2016-08-27 13:00 – 2016-08-27 14:00 | repeated | zone',
      '2016-08-28 13:00 – 2016-08-28 14:00 | repeated | zone',
    ],
  ],
  [
    'Microsoft Exchange: a time zone that only the file defines, with commas in its name',
    'test15.ics',
    '2019-01-01',
    ['2019-04-30 04:00 – 2019-04-30 07:00 | Test event | zone'],
  ],
  [
    'ownCloud: a whole day that repeats every year without an end',
    'test7.ics',
    '2012-01-01',
    ['2012-07-14 | Fête Nationale - Férié | endless', '2013-07-14 | Fête Nationale - Férié | endless'],
  ],
  ['ownCloud: tasks only', 'test8.ics', '2012-01-01', ['event_import_error_nothing']],
  ['Zimbra: busy times only', 'test11.ics', '2014-05-01', ['event_import_error_nothing']],
  [
    'Meetup: folded lines, a zone without clock changes',
    'test5.ics',
    '2011-11-01',
    [
      '2011-11-10 03:00 – 2011-11-10 05:00 | Phoenix Drupal User Group Monthly Meetup | Open Source Project Tempe (1415 E University Dr. #103A, Tempe, AZ 85281) | zone',
    ],
  ],
  [
    'Lanyrd: whole days, a time with a day as its end, a date in words',
    'test1.ics',
    '2011-03-01',
    [
      '2011-03-12 21:00 – 2011-03-14 00:00 | Dyncon 2011 | Stockholm, Sweden',
      '2011-03-24 | [Async]: Everything Express | Brighton, United Kingdom',
      '2011-05-02 – 2011-05-03 | JSConf US 2011 | Portland, United States',
      '2011-05-05 | NodeConf 2011 | Portland, United States',
      '2011-05-13 – 2011-05-14 | BrazilJS | Fortaleza, Brazil',
      '2011-05-18 – 2011-05-20 | Falsy Values | Warsaw, Poland',
      '2011-06-11 – 2011-06-12 | nodecamp.eu | Cologne, Germany',
      '2011-11-29 – 2011-12-02 | Rich Web Experience 2011 | Fort Lauderdale, United States',
      'Foobar | no_date',
    ],
  ],
  [
    'Mozilla: an organiser that is no valid line',
    'test9.ics',
    '2013-01-01',
    ['2013-04-18 20:00 – 2013-04-18 21:00 | Event with an alarm | zone,line'],
  ],
  [
    'a series with two removed dates, and a changed one that ends before it begins',
    'test12.ics',
    '2015-07-01',
    [
      '2015-07-06 21:00 – 2015-07-06 22:00 | Treasure Hunting | zone',
      '2015-07-09 21:00 – 2015-07-09 22:00 | Treasure Hunting | zone',
      '2015-07-10 00:00 | More Treasure Hunting | The other island | end,zone',
      ...[11, 12, 13, 14, 15].map(day => `2015-07-${day} 21:00 – 2015-07-${day} 22:00 | Treasure Hunting | zone`),
    ],
  ],
] as const)('the import reads a file of %s', async (_, name, today, expected) =>
  expect(await list(name, today)).toEqual(expected),
)

test.each([
  ['TripIt: journeys over several time zones', 'test4.ics', '2011-10-01', 47],
  ['TV Countdown: wall times with VALUE=DATE-TIME', 'test3.ics', '2011-05-01', 27],
  // 127 single events, and one repeated event: on 4 and 5 August 2011, then on two days of each fifth week until
  // January 2013.
  ['a festival: times that the file calls days', 'test6.ics', '2011-07-01', 127 + 2 + 2 * 15],
] as const)('the import reads every event of %s', async (_, name, today, count) => {
  const events = await list(name, today)
  expect(events).toHaveLength(count)
  expect(events.filter(line => !/^\d{4}-\d\d-\d\d/.test(line))).toEqual([])
})

test('the import leaves out removed dates that Google Calendar lists in one line, also across a clock change', async () => {
  const events = (await list('test14.ics', '2017-02-01')).filter(line => line.includes('comma-separated'))
  const days = events.map(line => line.slice(5, 16))
  // Mondays and Thursdays of each second week at 9:00 in Chicago. From 12 to 26 March, only Chicago has summer time.
  expect(days.join(', ')).toBe(
    '02-16 16:00, 02-27 16:00, 03-02 16:00, 03-13 15:00, 03-16 15:00, 03-27 16:00, 03-30 16:00, ' +
      '04-10 16:00, 04-13 16:00, 04-24 16:00, 04-27 16:00, 05-08 16:00, 05-11 16:00, 05-22 16:00, ' +
      '05-25 16:00, 06-05 16:00, 06-08 16:00, 06-19 16:00, 06-22 16:00, 07-03 16:00, 07-31 16:00',
  )
})
