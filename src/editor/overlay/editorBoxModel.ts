/** Where the editor's window stands in the viewport, in CSS pixels. */
export interface EditorBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The size of what the window stands in. */
export interface Viewport {
  readonly width: number
  readonly height: number
}

/** The editor's width and its least height (portal-accounts 9). */
const EDITOR_SIZE = { width: 930, height: 600 }
const LEAST_WIDTH = 480
const MARGIN = 24
const HIGHEST = 1000

/** Whether the editor fills the viewport instead of standing in it. */
export const fillsViewport = ({ width, height }: Viewport) => width < EDITOR_SIZE.width || height < EDITOR_SIZE.height

/** The place of an editor that has just opened: in the middle, as high as is useful. */
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

/** The box moved, as far as it stays in the viewport. */
export const moveBox = (box: EditorBox, dx: number, dy: number, viewport: Viewport) =>
  fitBox({ ...box, left: box.left + dx, top: box.top + dy }, viewport)

/** The box made larger or smaller at its end: not beyond the viewport, and never lower than the least height. */
export function resizeBox(box: EditorBox, dx: number, dy: number, viewport: Viewport): EditorBox {
  const width = clamp(box.width + dx, LEAST_WIDTH, viewport.width - box.left)
  const height = clamp(box.height + dy, EDITOR_SIZE.height, viewport.height - box.top)
  return fitBox({ ...box, width, height }, viewport)
}

/** The box at the start, in the middle or at the end of the viewport's width. */
export const placeBox = (box: EditorBox, place: 'left' | 'center' | 'right', viewport: Viewport) =>
  fitBox(
    { ...box, left: { left: 0, center: (viewport.width - box.width) / 2, right: viewport.width }[place] },
    viewport,
  )

/** The box as it fits into a viewport, such as one that was made smaller. */
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
