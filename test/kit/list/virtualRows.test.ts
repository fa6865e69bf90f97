/** @jest-environment node */
import { includeRow } from '../../../src/kit/list/virtualRows'

test.each([
  [[0, 1, 2, 3], 2, [0, 1, 2, 3]],
  [[10, 11, 12, 13], 4, [4, 11, 12, 13]],
  [[10, 11, 12, 13], 40, [10, 11, 12, 40]],
])('the rendered rows include the active row: %j with the active row %i become %j', (rows, active, expected) => {
  expect(includeRow(rows, active)).toEqual(expected)
})
