/** @jest-environment node */
import { formatTime, parseTime } from '../../src/lib/times'

test.each([
  ['9:30', '09:30'],
  ['09:30', '09:30'],
  ['9.30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9', '09:00'],
  ['23:59', '23:59'],
  ['0:00', '00:00'],
  ['19:30:15', '19:30'],
  [' 9:30 ', '09:30'],
])('parseTime reads %s as %s', (text, written) => {
  expect(formatTime(parseTime(text)!)).toBe(written)
})

test('parseTime reads hour, minute and second, with and without colons', () => {
  expect(parseTime('19:30:15')).toEqual({ hour: 19, minute: 30, second: 15 })
  expect(parseTime('193015')).toEqual({ hour: 19, minute: 30, second: 15 })
})

test.each(['', '24:00', '9:60', '9:5', '12:30:60', '9:30 Uhr', '99', '-1:00', '12345678'])(
  'parseTime does not accept %p as a time',
  text => {
    expect(parseTime(text)).toBeUndefined()
  },
)

test('formatTime writes midnight, and no other time, as an empty text if isMidnightOmitted is set', () => {
  const write = (hour: number, minute: number) => formatTime({ hour, minute, second: 0 }, { isMidnightOmitted: true })
  expect([write(0, 0), write(0, 30), write(9, 0)]).toEqual(['', '00:30', '09:00'])
  expect(formatTime({ hour: 0, minute: 0, second: 0 })).toBe('00:00')
})
