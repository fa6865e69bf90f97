/** Width and height in px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The part of the picture to keep, in whole px of the picture as it is shown: turned, then mirrored. */
export interface Frame extends Size {
  readonly x: number
  readonly y: number
}

/** The changes that the person made to a picture. */
export interface Crop {
  /** Number of quarter turns to the right, 0 to 3. They come before the mirroring. */
  readonly turns: number
  /** True when left and right are swapped. */
  readonly isMirrored: boolean
  /** Ratio of width to height that the frame keeps; 0 for a free frame. */
  readonly ratio: number
  readonly frame: Frame
  /**
   * Set only after an odd number of quarter turns with a fixed ratio. A quarter turn swaps width and height, so `frame`
   * gets another shape to keep its ratio. `frameBefore` is the turned frame without this change of shape. The next
   * quarter turn starts from `frameBefore`, so that the frame gets its earlier size again.
   */
  readonly frameBefore?: Frame | undefined
  /**
   * The frame before the person chose a ratio. The next ratio starts from it again, so that trying several ratios does
   * not make the frame smaller each time.
   */
  readonly frameBeforeRatio?: Frame | undefined
}

/**
 * Matrix of a canvas that draws the frame of a picture: `a b c d e f` of `setTransform`, before any scaling.
 */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Returns the size of the picture as it is shown. */
export const shownSize = ({ width, height }: Size, { turns }: Pick<Crop, 'turns'>): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** Returns the crop without any change: the whole picture. */
export const wholePicture = ({ width, height }: Size): Crop => ({
  turns: 0,
  isMirrored: false,
  ratio: 0,
  frame: { x: 0, y: 0, width, height },
})

/** True when the crop differs from `wholePicture`. A chosen ratio alone does not count. */
export function isChanged(size: Size, { turns, isMirrored, frame }: Crop): boolean {
  return turns !== 0 || isMirrored || frame.width !== size.width || frame.height !== size.height
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max))

/** Returns a frame of whole px inside the picture, at least 1 × 1 px, with the ratio if there is one. */
function fitFrame({ x, y, width, height }: Frame, ratio: number, shown: Size): Frame {
  const widest = ratio > 0 ? Math.min(shown.width, shown.height * ratio) : shown.width
  const wide = clamp(Math.round(Math.min(width, widest)), 1, shown.width)
  const fitted = { width: wide, height: clamp(Math.round(ratio > 0 ? wide / ratio : height), 1, shown.height) }
  return {
    x: clamp(Math.round(x), 0, shown.width - fitted.width),
    y: clamp(Math.round(y), 0, shown.height - fitted.height),
    ...fitted,
  }
}

/** Returns a frame of the ratio with the same centre and the same area, if the picture is large enough for both. */
function reshape(frame: Frame, ratio: number, shown: Size): Frame {
  if (ratio === 0) return frame
  const width = Math.min(Math.sqrt(frame.width * frame.height * ratio), shown.width, shown.height * ratio)
  const height = width / ratio
  const [x, y] = [frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2]
  return fitFrame({ x, y, width, height }, ratio, shown)
}

/** Turns the shown picture with its frame by 90° to the right, or to the left for -1. */
export function turn(size: Size, crop: Crop, direction: 1 | -1): Crop {
  const { ratio, frameBefore } = crop
  const before = shownSize(size, crop)
  const turnFrame = ({ x, y, width, height }: Frame): Frame => {
    const corner = direction === 1 ? { x: before.height - y - height, y: x } : { x: y, y: before.width - x - width }
    return { ...corner, width: height, height: width }
  }
  // A mirrored picture turns the other way round, because mirroring comes after turning.
  const turns = (crop.turns + (crop.isMirrored ? -direction : direction) + 4) % 4
  const turned = turnFrame(frameBefore ?? crop.frame)
  const frameBeforeRatio = crop.frameBeforeRatio && turnFrame(crop.frameBeforeRatio)
  // A free frame needs no other shape. After the second quarter turn, a frame with a ratio has this ratio again.
  if (ratio === 0 || frameBefore) return { ...crop, turns, frame: turned, frameBefore: undefined, frameBeforeRatio }
  const frame = reshape(turned, ratio, shownSize(size, { turns }))
  return { ...crop, turns, frame, frameBefore: turned, frameBeforeRatio }
}

/** Swaps left and right of the shown picture, with its frame. */
export function mirror(size: Size, crop: Crop): Crop {
  const { width } = shownSize(size, crop)
  const swap = (frame: Frame): Frame => ({ ...frame, x: width - frame.x - frame.width })
  const { frame, frameBefore, frameBeforeRatio, isMirrored } = crop
  return {
    ...crop,
    isMirrored: !isMirrored,
    frame: swap(frame),
    frameBefore: frameBefore && swap(frameBefore),
    frameBeforeRatio: frameBeforeRatio && swap(frameBeforeRatio),
  }
}

/** Sets the ratio of the frame; 0 for a free one, which keeps the frame as it is. */
export function chooseRatio(size: Size, crop: Crop, ratio: number): Crop {
  const { frame, frameBeforeRatio = frame } = crop
  const start = ratio === 0 ? frame : frameBeforeRatio
  return {
    ...crop,
    ratio,
    frame: reshape(start, ratio, shownSize(size, crop)),
    frameBefore: undefined,
    frameBeforeRatio,
  }
}

/**
 * Sets some of the frame's numbers in px. The others stay, unless the ratio or the edges of the picture change them.
 */
export function setFrame(size: Size, crop: Crop, change: Partial<Frame>): Crop {
  const frame = { ...crop.frame, ...change }
  // With a fixed ratio, `fitFrame` derives the height from the width.
  if (change.height !== undefined && crop.ratio > 0) frame.width = change.height * crop.ratio
  return {
    ...crop,
    frame: fitFrame(frame, crop.ratio, shownSize(size, crop)),
    frameBefore: undefined,
    frameBeforeRatio: undefined,
  }
}

/** Moves or resizes the frame. `share` is the new frame in percent of the shown picture. */
export function moveFrame(size: Size, crop: Crop, share: Frame): Crop {
  const shown = shownSize(size, crop)
  const [across, down] = [shown.width / 100, shown.height / 100]
  const frame = { x: share.x * across, y: share.y * down, width: share.width * across, height: share.height * down }
  return { ...crop, frame: fitFrame(frame, crop.ratio, shown), frameBefore: undefined, frameBeforeRatio: undefined }
}

/** Returns the frame in percent of the shown picture. */
export function frameShare(size: Size, crop: Crop): Frame {
  const { width, height } = shownSize(size, crop)
  const { frame } = crop
  return {
    x: (frame.x / width) * 100,
    y: (frame.y / height) * 100,
    width: (frame.width / width) * 100,
    height: (frame.height / height) * 100,
  }
}

/** Returns the matrix that draws the frame of a picture at the origin of a canvas. */
export function frameMatrix(
  size: Size,
  { turns, isMirrored, frame }: Pick<Crop, 'turns' | 'isMirrored' | 'frame'>,
): Matrix {
  const { width, height } = size
  const turned: readonly Matrix[] = [
    [1, 0, 0, 1, 0, 0],
    [0, 1, -1, 0, height, 0],
    [-1, 0, 0, -1, width, height],
    [0, -1, 1, 0, 0, width],
  ]
  const [a, b, c, d, e, f] = turned[turns]!
  const [left, top] = [frame.x, frame.y]
  if (!isMirrored) return [a, b, c, d, e - left, f - top]
  return [-a, b, -c, d, shownSize(size, { turns }).width - e - left, f - top]
}
