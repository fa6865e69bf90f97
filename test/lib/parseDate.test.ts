import { parseDate } from '../../src/lib/parseDate'

test.each(['01.09.2026', '01/09/2026', '01-09-2026', '1.9.2026', '1.9.26', '1/9/26', '01092026', '010926', ' 1.9.2026 ', '2026-09-01'])('reads %s as 1 September 2026', text => {
  expect(parseDate(text, 2026)).toBe('2026-09-01')
})

test.each(['', '1.9', '1.9/2026', '1.9.226', '31.02.2026', '29.02.2025', '0.1.2026', '1.13.2026', '9/31/2026', 'morgen', '1.9.2026 x', '2026-13-01'])('does not take %p for a date', text => {
  expect(parseDate(text, 2026)).toBeUndefined()
})

test('reads 29 February of a leap year', () => {
  expect(parseDate('29.2.2024')).toBe('2024-02-29')
})

test('takes two-digit years near to now, or for the century before', () => {
  expect(['1.1.46', '1.1.47', '1.1.99', '1.1.00'].map(text => parseDate(text, 2026))).toEqual(['2046-01-01', '1947-01-01', '1999-01-01', '2000-01-01'])
})
