/** @jest-environment node */
import { rovingTarget } from '../../../src/kit/control/rovingTarget'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['Home', 1, 0],
  ['End', 1, 2],
  ['ArrowRight', 1, undefined],
  ['x', 1, undefined],
])('in a column of three items, the key %s moves the focus from index %i to index %s', (key, from, to) => {
  expect(rovingTarget(key, from, 3, 'column')).toBe(to)
})

test('in a row the arrows follow the writing direction', () => {
  expect(rovingTarget('ArrowRight', 0, 3, 'row')).toBe(1)
  expect(rovingTarget('ArrowRight', 0, 3, 'row', true)).toBe(2)
  expect(rovingTarget('ArrowLeft', 0, 3, 'row')).toBe(2)
  expect(rovingTarget('ArrowDown', 0, 3, 'row')).toBeUndefined()
})

test('a key in an empty list moves the focus to no item', () => {
  expect(rovingTarget('End', -1, 0, 'column')).toBeUndefined()
})
