/** @jest-environment node */
import { gridTarget } from '../../../../src/pix/manage/parts/useGridFocus'

const at = (index: number) => ({ index, count: 11, columns: 3, pageRows: 2, isRtl: false })

describe('gridTarget in a grid of 11 pictures with 3 columns', () => {
  it.each([
    ['ArrowRight', 4, 5],
    ['ArrowRight', 10, 10],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 4, 7],
    ['ArrowDown', 9, 10],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 1, 1],
    ['PageDown', 1, 7],
    ['PageDown', 7, 10],
    ['PageUp', 7, 1],
    ['PageUp', 5, 2],
    ['Home', 4, 3],
    ['End', 3, 5],
    ['End', 9, 10],
  ])('%s leads from picture %d to picture %d', (key, from, to) => {
    expect(gridTarget(key, false, at(from))).toBe(to)
  })

  it('Ctrl with Home or End leads to the first or the last picture', () => {
    expect(gridTarget('Home', true, at(7))).toBe(0)
    expect(gridTarget('End', true, at(2))).toBe(10)
  })

  it('any other key leads to no picture', () => {
    for (const key of ['a', 'Enter', ' ', 'Tab', 'Escape', 'constructor'])
      expect(gridTarget(key, false, at(1))).toBeUndefined()
  })
})

it('an arrow key leads in its visible direction if the first tile is on the right', () => {
  expect(gridTarget('ArrowLeft', false, { ...at(4), isRtl: true })).toBe(5)
  expect(gridTarget('ArrowRight', false, { ...at(4), isRtl: true })).toBe(3)
})
