import { addDays, addMonths, clampDay, dayForKey, weeksOf } from '../../../../src/kit/field/date/calendarModel'

test('goes on a day at a time over clock changes, months and years', () => {
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('keeps the day of the month, or takes the last one', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-08-31', 1)).toBe('2026-09-30')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
})

test('[UI-LNG-20] [EVT-VAL-19] weeks go from Monday to Sunday', () => {
  const weeks = weeksOf('2026-09-15')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([
    '2026-08-31',
    '2026-09-01',
    '2026-09-02',
    '2026-09-03',
    '2026-09-04',
    '2026-09-05',
    '2026-09-06',
  ])
  expect(weeks.at(-1)?.at(-1)).toBe('2026-10-04')
  for (const week of weeks) expect(new Date(`${week[0]}T00:00:00Z`).getUTCDay()).toBe(1)
})

test('a month that fits its weeks shows no other days', () => {
  expect(weeksOf('2027-02-10').flat()).toHaveLength(28)
})

test.each([
  ['ArrowRight', false, '2026-09-17'],
  ['ArrowLeft', false, '2026-09-15'],
  ['ArrowDown', false, '2026-09-23'],
  ['ArrowUp', false, '2026-09-09'],
  ['Home', false, '2026-09-14'],
  ['End', false, '2026-09-20'],
  ['PageDown', false, '2026-10-16'],
  ['PageUp', false, '2026-08-16'],
  ['PageDown', true, '2027-09-16'],
  ['PageUp', true, '2025-09-16'],
])('%s (shift: %s) goes from Wednesday 16 September to %s', (key, isShifted, date) => {
  expect(dayForKey('2026-09-16', key, isShifted, false)).toBe(date)
})

test('left and right change places in a page written from the right', () => {
  expect(dayForKey('2026-09-16', 'ArrowRight', false, true)).toBe('2026-09-15')
})

test('the end of time can be opened', () => {
  const last = clampDay('9999-12-31')
  expect(weeksOf(last)).toHaveLength(5)
  expect(clampDay(addMonths(last, 12))).toBe(last)
  expect(clampDay('0026-01-01')).toBe('1001-01-01')
})
