import { TILE_GAP, TILE_SIZE } from './manageModel'

/**
 * Height in px that a row reserves for a tile's texts. It is the sum of the gap of 8 px below the picture, two lines of
 * title and three lines of details of 17 px each, and 2 px of space.
 */
const TEXT_HEIGHT = 95

const MIN_COLUMNS = 2

/** Layout of a grid of pictures, in px. */
interface GridMetrics {
  readonly columns: number
  /** Height of a tile's picture area: three quarters of its width. */
  readonly pictureHeight: number
  /** Distance from the top of one row to the top of the next. */
  readonly rowHeight: number
}

/** Returns the layout for a width: as many columns as fit, at least two. An unknown width counts as three columns. */
export function gridMetrics(width: number): GridMetrics {
  const known = width > 0 ? width : 3 * (TILE_SIZE + TILE_GAP)
  const columns = Math.max(MIN_COLUMNS, Math.floor((known + TILE_GAP) / (TILE_SIZE + TILE_GAP)))
  const columnWidth = (known - TILE_GAP * (columns - 1)) / columns
  const pictureHeight = Math.round((columnWidth * 3) / 4)
  return { columns, pictureHeight, rowHeight: pictureHeight + TEXT_HEIGHT + TILE_GAP }
}

/** Layout of the list view: one column of rows of 60 px. */
export const listMetrics: GridMetrics = { columns: 1, pictureHeight: 0, rowHeight: 60 }
