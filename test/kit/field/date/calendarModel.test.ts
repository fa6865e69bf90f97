/** @jest-environment node */
import { toDate, toLocalDate, turnMonths } from '../../../../src/kit/field/date/calendarModel'

test('a day is the same after conversion to a Date and back, also at clock changes and in a leap year', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2024-02-29', '1893-04-01', '9998-12-31'])
    expect(toLocalDate(toDate(day)!)).toBe(day)
})

test('a year of fewer than four digits has no calendar', () => {
  expect(toDate('0026-01-01')).toBeUndefined()
})

test('the calendar moves by months and years, to the first day of the month', () => {
  const turn = (day: string, count: number) => toLocalDate(turnMonths(toDate(day)!, count))
  expect(turn('2026-01-31', 1)).toBe('2026-02-01')
  expect(turn('2026-01-15', -1)).toBe('2025-12-01')
  expect(turn('2024-02-29', 12)).toBe('2025-02-01')
})

test('the calendar stays between January 1001 and December 9998', () => {
  expect(toLocalDate(turnMonths(toDate('9999-12-31')!, 0))).toBe('9998-12-01')
  expect(toLocalDate(turnMonths(toDate('1001-05-01')!, -12))).toBe('1001-01-01')
})
