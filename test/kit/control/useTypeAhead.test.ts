import { act, renderHook } from '@testing-library/react'
import { useTypeAhead } from '../../../src/kit/control/useTypeAhead'

const texts = ['Musik', 'Museum', 'Theater', 'Tanz und Spiel']

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Types one key after another. Each search starts at the last found item. '…' is a pause of 600 ms. */
function typeKeys(keys: string, start = 0) {
  const { result } = renderHook(() => useTypeAhead())
  return [...keys].reduce<number>((index, key) => {
    if (key === '…') act(() => jest.advanceTimersByTime(600))
    return key === '…' ? index : (result.current(key, texts, index) ?? index)
  }, start)
}

test.each([
  ['t', 2],
  ['tt', 3],
  ['ttt', 2],
  ['muse', 1],
  ['m…t', 2],
  ['tanz u', 3],
  ['x', 0],
  [' ', 0],
])('from the first item, the keys %p lead to index %i', (keys, index) => {
  expect(typeKeys(keys)).toBe(index)
})

test('a key starts a new word if the focus has moved to another item without typing', () => {
  const { result } = renderHook(() => useTypeAhead())
  expect(result.current('t', texts, 0)).toBe(2)
  expect(result.current('m', texts, 3)).toBe(0)
})

test('a key that types no character is ignored', () => {
  const { result } = renderHook(() => useTypeAhead())
  expect(result.current('F1', texts, 0)).toBeUndefined()
})
