/** @jest-environment node */
import { addDays, formatDate, formatDateSpan, formatMoment, parseDate } from '../../src/lib/dates'
import { formatInstant } from '../../src/lib/times'

test.each([
  '01.09.2026',
  '01/09/2026',
  '01-09-2026',
  '1.9.2026',
  '1.9.26',
  '1/9/26',
  '01092026',
  '010926',
  ' 1.9.2026 ',
  '2026-09-01',
])('parseDate reads %s as 1 September 2026', text => {
  expect(parseDate(text, 2026)).toBe('2026-09-01')
})

test.each([
  '',
  '1.9',
  '1.9/2026',
  '1.9.226',
  '31.02.2026',
  '29.02.2025',
  '0.1.2026',
  '1.13.2026',
  '9/31/2026',
  'morgen',
  '1.9.2026 x',
  '2026-13-01',
])('parseDate does not read %p as a date', text => {
  expect(parseDate(text, 2026)).toBeUndefined()
})

test('parseDate reads 29 February of a leap year', () => {
  expect(parseDate('29.2.2024')).toBe('2024-02-29')
})

test('parseDate reads a two-digit year as at most 20 years ahead, else as a year of the previous century', () => {
  expect(['1.1.46', '1.1.47', '1.1.99', '1.1.00'].map(text => parseDate(text, 2026))).toEqual([
    '2046-01-01',
    '1947-01-01',
    '1999-01-01',
    '2000-01-01',
  ])
})

test('addDays moves a date across clock changes, months and years', () => {
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('[UI-LNG-20] [EVT-OVW-37] formatDate writes dd.mm.yyyy', () => {
  expect(formatDate('2026-09-01')).toBe('01.09.2026')
  expect(formatDate('2026-12-31')).toBe('31.12.2026')
})

test('[EVT-OVW-37] formatDate writes the short form, and omits the time', () => {
  expect(formatDate('2026-09-01', 'short')).toBe('01.09.26')
  expect(formatDate('2026-03-29 02:30:00')).toBe('29.03.2026')
  expect(formatDate('2026-03-29T23:30:00Z')).toBe('29.03.2026')
})

test.each(['', '0000', '01.09.2026', 'am 2026-09-01', '2026-09-011'])('formatDate writes nothing for %p', text => {
  expect(formatDate(text)).toBe('')
})

test('[EVT-OVW-39] formatDateSpan writes a range, a single day, and both years if they differ', () => {
  expect(formatDateSpan('2026-09-01', '2026-10-03')).toBe('01.09-03.10.26')
  expect(formatDateSpan('2026-09-01', '2026-09-01')).toBe('01.09.26')
  expect(formatDateSpan('2026-12-30', '2027-01-02')).toBe('30.12.26-02.01.27')
  expect(formatDateSpan('2026-12-30', '')).toBe('30.12.26')
  expect(formatDateSpan('', '2026-12-30')).toBe('30.12.26')
  expect(formatDateSpan('', '')).toBe('')
})

describe('formatMoment', () => {
  it.each([
    ['2026-03-14 09:12:00', '14.03.2026, 09:12'],
    ['2026-03-14T23:59', '14.03.2026, 23:59'],
    ['2026-03-29 02:30:00', '29.03.2026, 02:30'],
    ['2026-03-14', '14.03.2026'],
  ])('[PIX-META-16] writes %s as %s, in the portal’s own time', (text, written) => {
    expect(formatMoment(text)).toBe(written)
  })

  it.each(['', 'vor zwei Tagen', '0000-00-00 00:00:00', '2026-02-31', 'am 2026-03-14'])('leaves %p unchanged', text => {
    expect(formatMoment(text)).toBe(text)
  })
})

describe('formatInstant', () => {
  it('writes the moment by the device’s clock', () => {
    expect(formatInstant(new Date(2026, 2, 4, 9, 5, 59).getTime())).toBe('04.03.2026, 09:05')
  })
})
