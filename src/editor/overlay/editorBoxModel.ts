/** Position and size of the editor's window in the viewport, in CSS px. */
export interface EditorBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Size of the viewport, in CSS px. */
export interface Viewport {
  readonly width: number
  readonly height: number
}

/** Width and minimum height of the editor, in px (portal-accounts 9). */
const EDITOR_SIZE = { width: 930, height: 600 }
const LEAST_WIDTH = 480
const MARGIN = 24
const HIGHEST = 1000

/** True when the viewport is too small for the editor's window, so that the editor fills it. */
export const fillsViewport = ({ width, height }: Viewport) => width < EDITOR_SIZE.width || height < EDITOR_SIZE.height

/** Returns the box of a newly opened editor: centred, and as high as the viewport and the maximum height allow. */
export function startBox(viewport: Viewport): EditorBox {
  const height = Math.max(EDITOR_SIZE.height, Math.min(HIGHEST, viewport.height - 2 * MARGIN))
  return fitBox(
    {
      left: (viewport.width - EDITOR_SIZE.width) / 2,
      top: (viewport.height - height) / 2,
      width: EDITOR_SIZE.width,
      height,
    },
    viewport,
  )
}

/** Moves the box, but keeps it in the viewport. */
export const moveBox = (box: EditorBox, dx: number, dy: number, viewport: Viewport) =>
  fitBox({ ...box, left: box.left + dx, top: box.top + dy }, viewport)

/** Resizes the box at its right and bottom edges: never beyond the viewport, never below the minimum size. */
export function resizeBox(box: EditorBox, dx: number, dy: number, viewport: Viewport): EditorBox {
  const width = clamp(box.width + dx, LEAST_WIDTH, viewport.width - box.left)
  const height = clamp(box.height + dy, EDITOR_SIZE.height, viewport.height - box.top)
  return fitBox({ ...box, width, height }, viewport)
}

/**
 * Makes the box larger by `by` px in width and in height, or smaller if `by` is negative. Its centre stays, unless the
 * box would leave the viewport. Never larger than the viewport, never below the minimum size.
 */
export function growBox(box: EditorBox, by: number, viewport: Viewport): EditorBox {
  const width = clamp(box.width + by, LEAST_WIDTH, viewport.width)
  const height = clamp(box.height + by, EDITOR_SIZE.height, viewport.height)
  const left = box.left - (width - box.width) / 2
  const top = box.top - (height - box.height) / 2
  return fitBox({ left, top, width, height }, viewport)
}

/** Moves the box to the left, the centre or the right of the viewport. */
export const placeBox = (box: EditorBox, place: 'left' | 'center' | 'right', viewport: Viewport) =>
  fitBox(
    { ...box, left: { left: 0, center: (viewport.width - box.width) / 2, right: viewport.width }[place] },
    viewport,
  )

/** Fits the box into a viewport, for example after the viewport has become smaller. */
export function fitBox(box: EditorBox, viewport: Viewport): EditorBox {
  const width = Math.min(box.width, viewport.width)
  const height = Math.min(box.height, viewport.height)
  return {
    left: Math.round(clamp(box.left, 0, viewport.width - width)),
    top: Math.round(clamp(box.top, 0, viewport.height - height)),
    width: Math.round(width),
    height: Math.round(height),
  }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)))
