/** @jest-environment node */
import { firstRule, readFurther, readRule, type RepeatRule } from '../../../src/event/repeat/repeatModel'
import { monthlyKinds, ordinalOf, weekdayOf } from '../../../src/event/repeat/weekdayModel'

const rule = (change: Partial<RepeatRule>): RepeatRule => ({
  ...firstRule('2027-01-01'),
  count: '3',
  ...change,
})
const fromMonthly = (monthly: RepeatRule['monthly'], change: Partial<RepeatRule> = {}) =>
  rule({ unit: 'month', monthly, ...change })
const until = (day: string, change: Partial<RepeatRule> = {}) => rule({ end: 'until', until: day, ...change })

describe('the dates of a rule', () => {
  it.each<[string, RepeatRule, string, readonly string[]]>([
    ['every day', rule({ unit: 'day' }), '2026-12-30', ['2026-12-31', '2027-01-01', '2027-01-02']],
    ['every third day', rule({ unit: 'day', every: '3' }), '2028-02-27', ['2028-03-01', '2028-03-04', '2028-03-07']],
    ['every week', rule({ weekdays: [5] }), '2026-09-12', ['2026-09-19', '2026-09-26', '2026-10-03']],
    [
      'several days of each second week',
      rule({ every: '2', weekdays: [0, 2, 6], count: '5' }),
      '2026-09-16',
      ['2026-09-20', '2026-09-28', '2026-09-30', '2026-10-04', '2026-10-12'],
    ],
    [
      'a weekday that is not the event’s',
      rule({ weekdays: [1] }),
      '2026-09-12',
      ['2026-09-15', '2026-09-22', '2026-09-29'],
    ],
    [
      'over the end of daylight saving time, without losing or repeating a day',
      until('26.10.2026', { unit: 'day' }),
      '2026-10-23',
      ['2026-10-24', '2026-10-25', '2026-10-26'],
    ],
    [
      'over the beginning of daylight saving time',
      until('2027-04-04', { weekdays: [6] }),
      '2027-03-21',
      ['2027-03-28', '2027-04-04'],
    ],
    [
      'the 31st, without months that have none',
      fromMonthly('date'),
      '2026-08-31',
      ['2026-10-31', '2026-12-31', '2027-01-31'],
    ],
    ['29 February', fromMonthly('date', { every: '12' }), '2028-02-29', ['2032-02-29', '2036-02-29', '2040-02-29']],
    ['the last day', fromMonthly('lastDay'), '2027-01-31', ['2027-02-28', '2027-03-31', '2027-04-30']],
    ['the second Friday', fromMonthly('weekday'), '2026-09-11', ['2026-10-09', '2026-11-13', '2026-12-11']],
    ['the last Friday', fromMonthly('lastWeekday'), '2026-09-25', ['2026-10-30', '2026-11-27', '2026-12-25']],
    ['a number with blanks', rule({ unit: 'day', every: ' 2', count: '1 ' }), '2026-09-12', ['2026-09-14']],
    ['a person’s own days only', rule({ unit: 'none', count: '' }), '2026-09-12', []],
    [
      'every day, whatever the weekly rule has',
      rule({ unit: 'day', weekdays: [], count: '1' }),
      '2026-09-12',
      ['2026-09-13'],
    ],
    ['until the last valid day', until('31.12.2200', { unit: 'day', every: '7' }), '2200-12-20', ['2200-12-27']],
    ['until a day, which is included', until('26.9.26', { weekdays: [5] }), '2026-09-12', ['2026-09-19', '2026-09-26']],
  ])('are right for %s', (_, given, first, dates) => {
    expect(readRule(given, first)).toEqual({ dates })
  })

  it('are weekly on the event’s weekday at first', () => {
    expect(firstRule('2026-09-12')).toMatchObject({ unit: 'week', every: '1', weekdays: [5] })
  })

  it('can be up to a hundred', () => {
    expect(readRule(rule({ unit: 'day', count: '100' }), '2026-01-01').dates).toHaveLength(100)
    expect(readRule(until('11.4.2026', { unit: 'day' }), '2026-01-01').dates).toHaveLength(100)
  })
})

describe('a rule is refused', () => {
  it.each<[string, RepeatRule, object]>([
    ['without a number of dates', rule({ count: ' ' }), { count: 'event_repeat_error_endless' }],
    ['without a last day', until(''), { until: 'event_repeat_error_endless' }],
    ['with zero dates', rule({ count: '0' }), { count: 'event_repeat_error_number' }],
    ['with a number of dates that is not whole', rule({ count: '2,5' }), { count: 'event_repeat_error_number' }],
    ['with more than a hundred dates', rule({ count: '101' }), { count: 'event_repeat_error_many' }],
    ['with more than a hundred days', until('12.4.2026', { unit: 'day' }), { until: 'event_repeat_error_many' }],
    ['without a weekday', rule({ weekdays: [] }), { weekdays: 'event_repeat_error_weekdays' }],
    ['with an interval of 0', rule({ every: '0' }), { every: 'event_repeat_error_number' }],
    ['with an interval of 101', rule({ every: '101' }), { every: 'event_repeat_error_number' }],
    ['if it ends before it begins', until('31.12.2025'), { until: 'event_repeat_error_until' }],
    ['if it ends on the event’s own day', until('1.1.2026'), { until: 'event_repeat_error_until' }],
    [
      'if it ends before the first new date',
      until('4.1.2026', { weekdays: [0] }),
      { until: 'event_repeat_error_until' },
    ],
    ['with a day that does not exist', until('31.2.2026'), { until: 'event_error_date' }],
    ['with a year after the last valid one', until('1.1.2999'), { until: 'event_error_year' }],
    [
      'with several errors at once',
      rule({ every: '', count: '' }),
      {
        every: 'event_repeat_error_number',
        count: 'event_repeat_error_endless',
      },
    ],
  ])('%s', (_, given, errors) => {
    expect(readRule(given, '2026-01-01')).toEqual({ errors })
  })

  it('if its dates would reach beyond the last valid year', () => {
    expect(readRule(fromMonthly('date', { every: '100', count: '100' }), '2026-01-01').errors).toEqual({
      count: 'event_error_year',
    })
  })
})

describe('a day', () => {
  it.each([
    ['2026-09-07', 0, 1],
    ['2026-09-11', 4, 2],
    ['2026-09-13', 6, 2],
    ['2026-09-30', 2, 5],
  ])('%s is the weekday %i, and number %i of this weekday in its month', (date, weekday, ordinal) => {
    expect([weekdayOf(date), ordinalOf(date)]).toEqual([weekday, ordinal])
  })

  it.each([
    ['2026-09-11', ['date', 'weekday']],
    ['2026-09-25', ['date', 'weekday', 'lastWeekday']],
    ['2026-09-29', ['date', 'lastWeekday']],
    ['2026-09-30', ['date', 'lastDay', 'lastWeekday']],
    ['2027-02-28', ['date', 'lastDay', 'weekday', 'lastWeekday']],
  ])('%s can repeat monthly by %j', (date, kinds) => {
    expect(monthlyKinds(date)).toEqual(kinds)
  })
})

it.each([
  ['1.11.2026', { date: '2026-11-01' }],
  ['31.12.2200', { date: '2200-12-31' }],
  ['1.1.1900', { date: '1900-01-01' }],
  ['1.1.2201', { error: 'event_error_year' }],
  ['31.12.1899', { error: 'event_error_year' }],
  ['31.2.2026', { error: 'event_error_date' }],
  ['', { error: 'event_error_date' }],
  ['12.9.2026', { error: 'event_repeat_error_own' }],
])('reads the further date %j of an event on 12 September 2026', (text, reading) => {
  expect(readFurther(text, '2026-09-12')).toEqual(reading)
})
