/** @jest-environment node */
import { arrayFrom, bindAll, bindFirst, bindOptional } from '../../src/lib/natives'

test.each<[string, () => Iterable<unknown> | ArrayLike<unknown>]>([
  ['an array with holes', () => Array(2)],
  ['a set', () => new Set([1, 2])],
  ['an iterator that is read once', () => new Map([[1, 2]]).entries()],
  ['a text with a surrogate pair', () => 'a😀'],
  ['a length alone', () => ({ length: 3 })],
  ['an object with a length and one item', () => ({ length: 1, 0: 5 })],
  ['a length of 0', () => ({ length: 0 })],
])('arrayFrom returns the same as Array.from: %s', (_, make) => {
  expect(arrayFrom(make())).toEqual(Array.from(make()))
})

test('arrayFrom maps each item with its index', () => {
  expect(arrayFrom({ length: 2 }, (_, index) => index)).toEqual([0, 1])
  expect(arrayFrom(new Set(['ab']), text => text.length)).toEqual([2])
})

test('bindAll, bindFirst and bindOptional pass the bound arguments, then those of the call; bindOptional accepts a missing function', () => {
  function say(this: { readonly name: string }, greeting: string, mark: string) {
    return `${greeting} ${this.name}${mark}`
  }
  expect(bindAll(say, { name: 'Eva' }, 'Moin')('!')).toBe('Moin Eva!')
  expect(bindFirst((one: number, two: number) => one - two, 5)(3)).toBe(2)
  expect(bindOptional(say, { name: 'Eva' }, 'Moin')?.('!')).toBe('Moin Eva!')
  expect(bindOptional(undefined, {})).toBeUndefined()
})
