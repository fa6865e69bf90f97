/** @jest-environment node */
import fc from 'fast-check'
import {
  chooseRatio,
  type Crop,
  frameMatrix,
  frameShare,
  isChanged,
  mirror,
  moveFrame,
  setFrame,
  shownSize,
  type Size,
  turn,
  wholePicture,
} from '../../../src/pix/crop/cropModel'

const SIZE = { width: 400, height: 300 }
const whole = wholePicture(SIZE)

/** Returns the position, in px of the frame, at which the matrix draws a point of the picture. */
function place(size: Size, crop: Crop, x: number, y: number): [number, number] {
  const [a, b, c, d, e, f] = frameMatrix(size, crop)
  return [a * x + c * y + e, b * x + d * y + f]
}

test('a crop of the whole picture changes nothing; turning, mirroring or a smaller frame is a change', () => {
  expect(isChanged(SIZE, wholePicture(SIZE))).toBe(false)
  expect(isChanged(SIZE, mirror(SIZE, whole))).toBe(true)
  expect(isChanged(SIZE, turn(SIZE, turn(SIZE, whole, 1), 1))).toBe(true)
  expect(isChanged(SIZE, moveFrame(SIZE, whole, { x: 0, y: 0, width: 99, height: 100 }))).toBe(true)
  expect(isChanged(SIZE, moveFrame(SIZE, whole, { x: 0, y: 0, width: 100, height: 99 }))).toBe(true)
})

test('four turns or two mirrorings lead back to the start', () => {
  const crop = moveFrame(SIZE, whole, { x: 10, y: 20, width: 50, height: 30 })
  let turned: Crop = crop
  for (let count = 0; count < 4; count += 1) turned = turn(SIZE, turned, 1)
  expect(turned).toEqual(crop)
  expect(turn(SIZE, turn(SIZE, crop, 1), -1)).toEqual(crop)
  expect(mirror(SIZE, mirror(SIZE, crop))).toEqual(crop)
})

test.each([
  ['to the right', () => turn(SIZE, whole, 1), [300, 0], [250, 100]],
  ['to the left', () => turn(SIZE, whole, -1), [0, 400], [50, 300]],
  ['twice', () => turn(SIZE, turn(SIZE, whole, 1), 1), [400, 300], [300, 250]],
  ['mirrored', () => mirror(SIZE, whole), [400, 0], [300, 50]],
  ['mirrored, then to the right', () => turn(SIZE, mirror(SIZE, whole), 1), [300, 400], [250, 300]],
  ['to the right, then mirrored', () => mirror(SIZE, turn(SIZE, whole, 1)), [0, 0], [50, 100]],
])('each point is drawn at its new position, less the corner of the frame: %s', (_how, change, corner, point) => {
  const crop = change()
  expect(place(SIZE, crop, 0, 0)).toEqual(corner)
  expect(place(SIZE, crop, 100, 50)).toEqual(point)
  const part = setFrame(SIZE, crop, { x: 10, y: 20, width: 200, height: 200 })
  expect(place(SIZE, part, 100, 50)).toEqual([point[0]! - 10, point[1]! - 20])
})

test('the frame keeps its content when the picture is turned or mirrored', () => {
  const crop = moveFrame(SIZE, whole, { x: 25, y: 0, width: 25, height: 50 })
  expect(crop.frame).toEqual({ x: 100, y: 0, width: 100, height: 150 })
  expect(turn(SIZE, crop, 1).frame).toEqual({ x: 150, y: 100, width: 150, height: 100 })
  expect(mirror(SIZE, crop).frame).toEqual({ x: 200, y: 0, width: 100, height: 150 })
})

test('each ratio starts from the frame that the person drew, so that trying ratios does not make the frame smaller', () => {
  const wide = chooseRatio(SIZE, whole, 4)
  expect(chooseRatio(SIZE, wide, 16 / 9).frame).toEqual(chooseRatio(SIZE, whole, 16 / 9).frame)
  expect(chooseRatio(SIZE, wide, 0).frame).toEqual(wide.frame)
  for (const change of [
    (crop: Crop) => turn(SIZE, turn(SIZE, crop, 1), -1),
    (crop: Crop) => mirror(SIZE, mirror(SIZE, crop)),
  ])
    expect(chooseRatio(SIZE, change(wide), 1).frame).toEqual(chooseRatio(SIZE, whole, 1).frame)
  const moved = setFrame(SIZE, wide, { x: 0, width: 100 })
  expect(chooseRatio(SIZE, moved, 1).frame).toMatchObject({ width: 50, height: 50 })
})

test('a ratio keeps the centre and the area, as far as the picture is large enough', () => {
  const small = moveFrame(SIZE, whole, { x: 25, y: 25, width: 50, height: 50 })
  const square = chooseRatio(SIZE, small, 1).frame
  expect(square).toEqual({ x: 113, y: 63, width: 173, height: 173 })
  expect(chooseRatio(SIZE, whole, 16 / 9).frame).toEqual({ x: 0, y: 38, width: 400, height: 225 })
  const turned = turn(SIZE, chooseRatio(SIZE, whole, 2), 1)
  expect(turned.frame.width / turned.frame.height).toBe(2)
  const high = chooseRatio(SIZE, turn(SIZE, whole, 1), 0.5)
  expect(turn(SIZE, high, -1).frame).toEqual({ x: 125, y: 0, width: 150, height: 300 })
})

test.each([
  ['and turned back', (crop: Crop) => turn(SIZE, turn(SIZE, crop, 1), -1)],
  ['four times', (crop: Crop) => [1, 2, 3, 4].reduce(turned => turn(SIZE, turned, 1), crop)],
  [
    'and then mirrored, turned and mirrored',
    (crop: Crop) => mirror(SIZE, turn(SIZE, mirror(SIZE, turn(SIZE, crop, 1)), 1)),
  ],
])('a frame with a ratio is the original one again if the picture is turned %s', (_how, turned) => {
  const crop = chooseRatio(SIZE, moveFrame(SIZE, whole, { x: 0, y: 10, width: 100, height: 60 }), 16 / 9)
  expect(turned(crop)).toEqual(crop)
})

test('a frame that is moved after a turn is the same after the picture is turned back and forth', () => {
  const turned = turn(SIZE, chooseRatio(SIZE, whole, 2), 1)
  const moved = setFrame(SIZE, turned, { y: 0 })
  const back = turn(SIZE, turn(SIZE, moved, -1), 1)
  expect(back.frame).toEqual(moved.frame)
})

test.each([
  ['the width alone', 0, { width: 100 }, { x: 0, y: 0, width: 100, height: 300 }],
  ['more than the picture', 0, { width: 9000, height: 301 }, { x: 0, y: 0, width: 400, height: 300 }],
  ['a size of zero', 0, { width: 0, height: 0 }, { x: 0, y: 0, width: 1, height: 1 }],
  ['a corner outside', 0, { width: 100, x: 900 }, { x: 300, y: 0, width: 100, height: 300 }],
  ['the width of a ratio', 2, { width: 100 }, { x: 0, y: 50, width: 100, height: 50 }],
  ['the height of a ratio', 2, { height: 60 }, { x: 0, y: 50, width: 120, height: 60 }],
  ['a height that the ratio does not allow', 2, { height: 300 }, { x: 0, y: 50, width: 400, height: 200 }],
  ['a width that the ratio does not allow', 1, { width: 400 }, { x: 50, y: 0, width: 300, height: 300 }],
])('the frame gets the typed numbers as far as the picture and the ratio allow: %s', (_what, ratio, change, frame) => {
  expect(setFrame(SIZE, chooseRatio(SIZE, whole, ratio), change).frame).toEqual(frame)
})

test('the position and size of a drawn frame are returned in percent of the picture, as they were drawn', () => {
  const drawn = { x: 25, y: 10, width: 25, height: 50 }
  expect(frameShare(SIZE, moveFrame(SIZE, whole, drawn))).toEqual(drawn)
})

const share = fc.record({
  x: fc.double({ min: -50, max: 150, noNaN: true }),
  y: fc.double({ min: -50, max: 150, noNaN: true }),
  width: fc.double({ min: 0, max: 200, noNaN: true }),
  height: fc.double({ min: 0, max: 200, noNaN: true }),
})
const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) })

test('every frame has whole px, lies inside the picture and is never empty', () => {
  fc.assert(
    fc.property(size, share, fc.constantFrom(0, 1, 16 / 9, 0.25), fc.boolean(), (one, to, ratio, isTurned) => {
      const start = chooseRatio(one, wholePicture(one), ratio)
      const crop = moveFrame(one, isTurned ? turn(one, start, 1) : start, to)
      const { x, y, width, height } = crop.frame
      const shown = shownSize(one, crop)
      expect([x, y, width, height].every(Number.isInteger)).toBe(true)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(shown.width)
      expect(y + height).toBeLessThanOrEqual(shown.height)
      expect(moveFrame(one, crop, frameShare(one, crop)).frame).toEqual(crop.frame)
    }),
  )
})
