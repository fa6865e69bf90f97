import { type RefObject, startTransition, useEffectEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { pixWindows } from '../pixWindows'
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

/** What a list measures, in px. */
interface ListSize {
  /** With its margins and its scroll bar. */
  readonly width: number
  /** Of what shows. */
  readonly height: number
}

/** Header, tools and upload bar in their built-in places, in px. */
const AROUND_LIST = 215

/** What was measured last. */
let last: ListSize | undefined

/** The very first list is most likely that of a window in its own size, or as large as the screen. */
function guessSize(): ListSize {
  const { width, height } = pixWindows['pix.manage'].size
  return { width: Math.min(width, window.innerWidth), height: Math.min(height, window.innerHeight) - AROUND_LIST }
}

/** The size of a list, measured again whenever it changes. Until then it counts as large as the last one, which it most likely is: so it is drawn and laid out once. `onMeasured` is told after each. */
export function useListSize(scroller: RefObject<HTMLElement | null>, onMeasured: () => void): ListSize {
  const [size, setSize] = useState(() => last ?? guessSize())
  const tellMeasured = useEffectEvent(onMeasured)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = () => {
      const { offsetWidth: width, clientHeight: height } = element
      const { width: before } = last ?? guessSize()
      const now = { width, height }
      last = now
      const take = () => setSize(old => (old.width === width && old.height === height ? old : now))
      // By the height alone no tile moves.
      if (width === before) startTransition(take)
      else flushSync(take)
      tellMeasured()
    }
    // Told when all is laid out, and before it shows: to measure here already would lay out the window twice.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return size
}
