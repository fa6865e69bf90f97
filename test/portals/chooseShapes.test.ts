/** @jest-environment node */
import { BLOCK, chooseShapes } from './chooseShapes'
import { openShapes, type ShapeName } from './openShapes'

const names = Object.keys(openShapes) as ShapeName[]

test.each([1, BLOCK + 1, 9 * BLOCK + 1])('the block of seeds from %i has every variant of every open shape', first => {
  const portals = Array.from({ length: BLOCK }, (_, index) => chooseShapes(first + index))
  for (const name of names)
    expect(new Set(portals.map(shapes => shapes[name]))).toEqual(new Set(openShapes[name].variants))
})

test('a seed chooses the same shapes each time, and another seed chooses different ones', () => {
  expect(chooseShapes(37)).toEqual(chooseShapes(37))
  expect(chooseShapes(37)).not.toEqual(chooseShapes(38))
})
