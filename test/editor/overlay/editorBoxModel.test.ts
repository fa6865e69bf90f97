/** @jest-environment node */
import {
  fillsViewport,
  fitBox,
  moveBox,
  placeBox,
  growBox,
  resizeBox,
  startBox,
} from '../../../src/editor/overlay/editorBoxModel'

const viewport = { width: 1280, height: 800 }
const box = startBox(viewport)

describe('the editor’s window', () => {
  it('[REG-EDT-02] starts 930 px wide, at least 600 px high, in the middle', () => {
    expect(box).toEqual({ left: 175, top: 24, width: 930, height: 752 })
    expect(startBox({ width: 930, height: 600 })).toEqual({ left: 0, top: 0, width: 930, height: 600 })
    expect(startBox({ width: 4000, height: 3000 }).height).toBe(1000)
  })

  it.each([
    [{ width: 929, height: 900 }, true],
    [{ width: 1000, height: 599 }, true],
    [{ width: 930, height: 600 }, false],
  ])('[REG-EDT-02] fills the viewport only if this is too small for the editor: %j → %s', (size, isFilling) => {
    expect(fillsViewport(size)).toBe(isFilling)
  })

  it('[REG-EDT-01] moves, and stays in the viewport', () => {
    expect(moveBox(box, -20, 10, viewport)).toMatchObject({ left: 155, top: 34 })
    expect(moveBox(box, 9999, -9999, viewport)).toEqual({ ...box, left: 350, top: 0 })
  })

  it('[REG-EDT-01] [REG-EDT-02] changes its size, never below 480 × 600 px, and never beyond the viewport', () => {
    expect(resizeBox(box, 50, -50, viewport)).toMatchObject({ width: 980, height: 702, left: box.left, top: box.top })
    expect(resizeBox(box, -9999, -9999, viewport)).toMatchObject({ width: 480, height: 600 })
    expect(resizeBox(box, 9999, 9999, viewport)).toMatchObject({ width: 1105, height: 776 })
  })

  it('grows and shrinks around its centre, and does not move if it can change no further', () => {
    const small = { left: 300, top: 100, width: 600, height: 650 }
    const smallest = { left: 360, top: 125, width: 480, height: 600 }
    expect(growBox(small, 100, viewport)).toEqual({ left: 250, top: 50, width: 700, height: 750 })
    expect(growBox(small, -200, viewport)).toEqual(smallest)
    expect(growBox(smallest, -100, viewport)).toEqual(smallest)
    // At the edges, the whole step still makes the box larger.
    expect(growBox({ ...small, left: 680, top: 150 }, 100, viewport)).toEqual({
      left: 580,
      top: 50,
      width: 700,
      height: 750,
    })
  })

  it('[REG-EDT-01] moves to the left, the middle and the right', () => {
    const narrow = { ...box, width: 600 }
    expect((['left', 'center', 'right'] as const).map(place => placeBox(narrow, place, viewport).left)).toEqual([
      0, 340, 680,
    ])
  })

  it('[REG-EDT-01] fits into a viewport that was made smaller', () => {
    expect(fitBox({ left: 300, top: 150, width: 930, height: 700 }, { width: 1000, height: 650 })).toEqual({
      left: 70,
      top: 0,
      width: 930,
      height: 650,
    })
  })
})
