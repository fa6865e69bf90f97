/** @jest-environment node */
import { runInZone } from '../detail/runInZone'

const CODE = `
  const { holidayCalendar } = require('./src/event/repeat/holidays/holidayCalendar.ts')
  const answer = ([place, year]) => [...holidayCalendar.listHolidays(place, year, 'en').keys()]`

/** The first holidays of a year; New Year has two days in Romania. */
const CASES = [
  [
    ['DE', 2018],
    ['01-01', '03-30', '04-02', '05-01', '05-10', '05-21', '10-03', '12-25', '12-26'],
  ],
  [
    ['RO', 2027],
    ['01-01', '01-02', '01-06', '01-07', '01-24', '04-30', '05-01', '05-02', '05-03', '06-01', '06-20', '06-21'],
  ],
] as const

test.each(['Europe/Berlin', 'America/Sao_Paulo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])(
  'the holidays in a browser in %s are the days of the calendar',
  zone => {
    const { zone: own, answers } = runInZone(
      zone,
      CODE,
      CASES.map(([given]) => given),
    )
    expect(own).toBe(zone)
    const listed = (answers as string[][]).map((days, index) =>
      days.map(day => day.slice(5)).slice(0, CASES[index]![1].length),
    )
    expect(listed).toEqual(CASES.map(([, days]) => days))
  },
)
