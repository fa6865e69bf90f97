/** @jest-environment node */
import { formEntries, writeState, readIds, readMultiple, readState, withChoice } from '../../src/elements/choiceModel'
import type { Picture } from '../../src/pix/picture/Picture'

const picture = (Id: number) => ({ Id, Title: `Bild ${Id}` }) as Picture
const ids = (chosen: readonly { id: number }[]) => chosen.map(({ id }) => id)

test.each([
  ['7', [7]],
  ['3, 1,2', [3, 1, 2]],
  ['1,1', [1]],
  ['x,-1,0,1.5,99999999999999999,', []],
  [null, []],
])('the attribute value %j has the picture ids %j', (value, expected) => {
  expect(readIds(value)).toEqual(expected)
})

test.each([
  [null, false],
  ['', true],
  ['multiple', true],
  ['Infinity', true],
  ['3', 3],
  ['2.9', 2],
  ['1', 1],
  ['0.5', 1],
  ['0', 1],
  ['-1', 1],
])('the attribute multiple with the value %j is read as %j', (value, expected) => {
  expect(readMultiple(value)).toBe(expected)
})

test('a field for one picture takes the first picture of a choice; a field for several pictures adds the pictures that it does not have yet', () => {
  const chosen = [{ id: 1, picture: picture(1) }, { id: 2 }]
  expect(ids(withChoice(chosen, picture(5), false))).toEqual([5])
  expect(ids(withChoice(chosen, [picture(5), picture(6)], false))).toEqual([5])
  const several = withChoice(chosen, [picture(3), picture(2)], true)
  expect(ids(several)).toEqual([1, 2, 3])
  expect(several[1]?.picture?.Title).toBe('Bild 2')
})

test('a field for at most three pictures replaces its pictures by the whole choice', () => {
  const chosen = [{ id: 1, picture: picture(1) }, { id: 2 }]
  expect(ids(withChoice(chosen, [picture(2), picture(5)], 3))).toEqual([2, 5])
  expect(ids(withChoice([], picture(5), 3))).toEqual([5])
})

test('a form gets an entry for each chosen id under the name of the field, and nothing without a name or a choice', () => {
  expect(formEntries('cover', [{ id: 1 }, { id: 2 }])?.getAll('cover')).toEqual(['1', '2'])
  expect(formEntries('', [{ id: 1 }])).toBeNull()
  expect(formEntries('cover', [])).toBeNull()
})

test('a field restores the state that the browser has stored, and ignores any other value', () => {
  const chosen = [{ id: 1, picture: picture(1) }]
  expect(readState(writeState(chosen))).toEqual(chosen)
  for (const state of ['', '7', '{"id":7}', '[{"id":"7"}]', null]) expect(readState(state)).toEqual([])
})
