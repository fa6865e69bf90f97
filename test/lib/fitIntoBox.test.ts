/** @jest-environment node */
import { fitIntoBox } from '../../src/lib/fitIntoBox'

describe('fitIntoBox', () => {
  it.each([
    [1800, 1200, { width: 193, height: 129 }],
    [1200, 1800, { width: 129, height: 193 }],
    [100, 50, { width: 100, height: 50 }],
    [10_000, 2, { width: 193, height: 1 }],
    [5, 0, { width: 193, height: 193 }],
    [0, 5, { width: 193, height: 193 }],
    [0, 0, { width: 193, height: 193 }],
    [Number.NaN, 5, { width: 193, height: 193 }],
  ])(
    'fits %d × %d into a square of 193, and returns the square if a side is no positive number',
    (width, height, size) => {
      expect(fitIntoBox(width, height, 193)).toEqual(size)
    },
  )
})
