import { formatDate } from '../../src/lib/formatDate'
import { formatDateSpan } from '../../src/lib/formatDateSpan'

test('[UI-LNG-20] writes dd.mm.yyyy', () => {
  expect(formatDate('2026-09-01')).toBe('01.09.2026')
})

test('writes the short form, and what stands before a time', () => {
  expect(formatDate('2026-09-01', 'short')).toBe('01.09.26')
  expect(formatDate('2026-03-29 02:30:00')).toBe('29.03.2026')
  expect(formatDate('2026-03-29T23:30:00Z')).toBe('29.03.2026')
})

test.each(['', '0000', '01.09.2026', '2026-09-011'])('writes nothing for %p', text => {
  expect(formatDate(text)).toBe('')
})

test('writes a span, a single day, and both years where they differ', () => {
  expect(formatDateSpan('2026-09-01', '2026-10-03')).toBe('01.09-03.10.26')
  expect(formatDateSpan('2026-09-01', '2026-09-01')).toBe('01.09.26')
  expect(formatDateSpan('2026-12-30', '2027-01-02')).toBe('30.12.26-02.01.27')
  expect(formatDateSpan('2026-12-30', '')).toBe('30.12.26')
  expect(formatDateSpan('', '')).toBe('')
})
