/** A rectangle in the viewport, in CSS pixels. A `DOMRect` is one. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Input for the position of a popup. Lengths are CSS pixels of the viewport. */
export interface PopupSituation {
  /** The rectangle of the anchor element. */
  readonly anchor: Box
  /** The popup's natural size. */
  readonly size: { readonly width: number; readonly height: number }
  /**
   * The visible area. It is smaller than the page's viewport while a phone's keyboard is open or fingers have zoomed
   * in.
   */
  readonly viewport: Box
  readonly side: 'below' | 'beside'
  readonly isRtl: boolean
  /** For side `beside`: the distance from the anchor's start edge to the popup, as a share of the anchor's width. */
  readonly offsetShare: number
}

/** The position of a popup and its maximum height there. */
export interface PopupPlace {
  readonly left: number
  readonly top: number
  readonly maxHeight: number
}

const GAP = 4
const MARGIN = 8

/** Returns a position for a popup inside the visible area, on the wanted side if there is room. */
export function placePopup(situation: PopupSituation): PopupPlace {
  return situation.side === 'below' ? placeBelow(situation) : placeBeside(situation)
}

function placeBelow({ anchor, size, viewport, isRtl }: PopupSituation): PopupPlace {
  const above = anchor.top - viewport.top - GAP - MARGIN
  const below = viewport.top + viewport.height - anchor.top - anchor.height - GAP - MARGIN
  const isAbove = size.height > below && above > below
  const maxHeight = Math.max(0, isAbove ? above : below)
  const top = isAbove ? anchor.top - GAP - Math.min(size.height, maxHeight) : anchor.top + anchor.height + GAP
  const left = isRtl ? anchor.left + anchor.width - size.width : anchor.left
  return { left: within(left, size.width, viewport.left, viewport.width), top, maxHeight }
}

function placeBeside({ anchor, size, viewport, isRtl, offsetShare }: PopupSituation): PopupPlace {
  const offset = anchor.width * offsetShare
  const toRight = anchor.left + offset
  const toLeft = anchor.left + anchor.width - offset - size.width
  const canRight = toRight + size.width <= viewport.left + viewport.width - MARGIN
  const canLeft = toLeft >= viewport.left + MARGIN
  const isRight = isRtl ? !canLeft && canRight : canRight || !canLeft
  return {
    left: within(isRight ? toRight : toLeft, size.width, viewport.left, viewport.width),
    top: within(anchor.top, size.height, viewport.top, viewport.height),
    maxHeight: viewport.height - 2 * MARGIN,
  }
}

function within(start: number, length: number, from: number, room: number): number {
  return Math.max(from + MARGIN, Math.min(start, from + room - MARGIN - length))
}
