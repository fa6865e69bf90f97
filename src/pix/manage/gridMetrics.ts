import { TILE_GAP, TILE_SIZE } from './manageModel'

/** Height of a tile's texts in px: the gap to the picture, two lines of title, two of details. */
const TEXT_HEIGHT = 78

const MIN_COLUMNS = 2

/** How a grid of pictures is laid out, in px. */
interface GridMetrics {
  readonly columns: number
  /** Height of a tile's picture area, 3:4 of its width. */
  readonly pictureHeight: number
  /** From one row's upper edge to the next one's. */
  readonly rowHeight: number
}

/** Lays tiles out in a width: as many columns as fit, two at least; an unknown width counts as the window's own with three. */
export function gridMetrics(width: number): GridMetrics {
  const known = width > 0 ? width : 3 * (TILE_SIZE + TILE_GAP)
  const columns = Math.max(MIN_COLUMNS, Math.floor((known + TILE_GAP) / (TILE_SIZE + TILE_GAP)))
  const columnWidth = (known - TILE_GAP * (columns - 1)) / columns
  const pictureHeight = Math.round((columnWidth * 3) / 4)
  return { columns, pictureHeight, rowHeight: pictureHeight + TEXT_HEIGHT + TILE_GAP }
}

/** The list view's layout: one column of rows of 60 px, whatever the width. */
export const listMetrics: GridMetrics = { columns: 1, pictureHeight: 0, rowHeight: 60 }
