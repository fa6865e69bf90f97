import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ComponentType, useCallback, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { includeRow, observeListRect, scrollVirtualList, useRowsInTurn } from '../../../kit/list/virtualRows'
import { ListFootContext } from '../../../kit/list/ListPlace'
import { useRangeMarks } from '../../../kit/list/useRangeMarks'
import type { ReadLabel } from '../../../labels/useLabels'
import type { Picture } from '../../picture/Picture'
import { gridMetrics, listMetrics, useListSize } from '../gridMetrics'
import { useGridActions } from './useGridActions'
import { useGridFocus } from './useGridFocus'
import type { ManageLabel } from '../manageLabels'
import { type PictureCellProps, PictureTile } from './PictureTile'
import { gridStyle } from './gridStyle'
import type { PictureTooltip } from './PictureTooltip'

/** The next page is asked for when the last row is nearer than this many heights of the list. */
const PREFETCH_VIEWPORTS = 1.5
const OVERSCAN_ROWS = 2
const EDGE = 6
const MARGIN = 16

interface PictureGridProps {
  readonly pictures: readonly Picture[]
  readonly marks: ReadonlySet<number>
  readonly canInsert: boolean
  /** All pictures of the filter are loaded. */
  readonly isEnd: boolean
  /** The pictures of the filter before, until the new ones are here. */
  readonly isOutdated: boolean
  /** Address of the image service. */
  readonly service: string
  /** Another one when the list was asked for again. */
  readonly attempt?: number
  /** Scroll position at the start, in px. */
  readonly firstScroll: number
  /** A new value scrolls to the first picture. */
  readonly topKey: string
  /** Shows the pictures one below the other, each as this row; without it they are tiles. */
  readonly Row: ComponentType<PictureCellProps> | undefined
  /** Explains the picture at hand, once it is here. */
  readonly Tooltip?: typeof PictureTooltip | undefined
  /** Ids of the best copies, where copies of pictures are shown. */
  readonly best?: ReadonlySet<number>
  readonly t: ReadLabel<ManageLabel>
  /** The pointer or the focus is on a picture. */
  onRest?(): void
  onMarks(ids: ReadonlySet<number>): void
  onInsert(picture: Picture): void
  /** Of its copies only this one is to be kept. */
  onKeep?(picture: Picture): void
  /** Opens the picture's metadata; answers whether the picture is gone. */
  onEdit(picture: Picture): Promise<boolean>
  /** Answers whether the picture is gone. */
  onDelete(picture: Picture): Promise<boolean>
  /** The list of keys is asked for. */
  onHelp?(): void
  onNearEnd(): void
  onScroll(position: number): void
}

const Scroller = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable;
  padding-inline-start: ${MARGIN}px;
`
/* As wide as the bars above and below: where there is a scroll bar, it lies in the margin. */
const Foot = styled.div`
  max-width: 100%;
`
const Rows = styled(Foot)`
  position: relative;
  ${gridStyle}
`

/** Any number of pictures as a grid of tiles; only the visible rows are in the page. Arrow keys move, Space marks, Shift marks ranges, Enter opens, Delete deletes, ? lists the keys. */
export function PictureGrid(props: PictureGridProps) {
  const {
    pictures,
    marks,
    canInsert,
    isEnd,
    isOutdated,
    service,
    attempt = 0,
    firstScroll,
    topKey,
    Row,
    Tooltip,
    best,
    t,
    onRest,
    onMarks,
    onInsert,
    onKeep,
    onEdit,
    onDelete,
    onHelp,
    onNearEnd,
    onScroll,
  } = props
  const foot = useContext(ListFootContext)
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const isPlaced = useRef(false)
  // Only the measured width tells how long the list is, and so what the position means.
  const { width: fullWidth, height } = useListSize(scroller, () => {
    if (isPlaced.current || !scroller.current?.offsetWidth) return
    isPlaced.current = true
    if (firstScroll > 0) scroller.current.scrollTop = firstScroll
  })
  const width = Math.max(0, fullWidth - 2 * MARGIN)
  const { columns, pictureHeight, rowHeight } = Row ? listMetrics : gridMetrics(width)
  const Cell = Row ?? PictureTile
  const { active, setActive, focus } = useGridFocus(rows, pictures.length)
  const { startAt, toggle, extendTo, markAll } = useRangeMarks(pictures, marks, onMarks)
  const rowCount = Math.ceil(pictures.length / columns)
  const activeRow = Math.floor(active / columns)

  // What nobody sees yet is drawn after what shows: the acts that the pointer or the focus calls up, and the rows out of sight.
  const inSight = Math.ceil(height / rowHeight)
  const drawnRows = useRowsInTurn(inSight, inSight + OVERSCAN_ROWS)
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    observeElementRect: observeListRect,
    scrollToFn: scrollVirtualList,
    initialRect: { width: fullWidth, height },
    estimateSize: () => rowHeight,
    overscan: Math.min(Math.max(0, drawnRows - 2 * inSight), OVERSCAN_ROWS),
    paddingStart: EDGE,
    scrollPaddingStart: EDGE + 2,
    scrollPaddingEnd: EDGE + 2,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        includeRow(defaultRangeExtractor(range).slice(0, drawnRows), Math.min(activeRow, rowCount - 1)),
      [activeRow, rowCount, drawnRows],
    ),
  })
  const measuredHeight = useRef(rowHeight)
  useLayoutEffect(() => {
    if (measuredHeight.current !== rowHeight) virtualizer.measure()
    measuredHeight.current = rowHeight
  }, [virtualizer, rowHeight])
  const firstShown = useRef(0)
  const showFirst = useEffectEvent(() => {
    if (isPlaced.current && scroller.current)
      scroller.current.scrollTop = Math.floor(firstShown.current / columns) * rowHeight
  })
  // Another view or number of columns: the picture that stood first stands first again. Not for every px of a window drawn larger.
  useLayoutEffect(() => showFirst(), [columns])

  const isFirstTop = useRef(true)
  useEffect(() => {
    if (!isFirstTop.current) {
      virtualizer.scrollToOffset(0)
      setActive(0)
    }
    isFirstTop.current = false
  }, [topKey, virtualizer, setActive])

  const lastVisible = virtualizer.range?.endIndex ?? 0
  useEffect(() => {
    if ((rowCount - 1 - lastVisible) * rowHeight < PREFETCH_VIEWPORTS * height) onNearEnd()
  }, [rowCount, lastVisible, rowHeight, height, onNearEnd])

  const moveTo = (index: number, isRange: boolean) => {
    focus(index)
    virtualizer.scrollToIndex(Math.floor(index / columns))
    if (isRange) extendTo(index)
    else startAt(index)
  }
  const { pressKey, click } = useGridActions({
    pictures,
    active,
    columns,
    pageRows: Math.max(1, Math.floor(height / rowHeight)),
    marking: { toggle, extendTo, markAll },
    focus,
    moveTo,
    onInsert,
    onKeep,
    onEdit,
    onDelete,
    onHelp,
  })

  return (
    <Scroller
      ref={scroller}
      onScroll={({ currentTarget: { scrollTop } }) => {
        firstShown.current = Math.floor(scrollTop / rowHeight) * columns
        onScroll(scrollTop)
      }}
    >
      <Rows
        ref={rows}
        role="grid"
        aria-label={t('pix_list')}
        aria-multiselectable
        aria-rowcount={isEnd ? rowCount : -1}
        aria-colcount={columns}
        aria-busy={isOutdated}
        style={{ width, height: EDGE + rowCount * rowHeight }}
        onKeyDown={pressKey}
        onClick={click}
        onPointerOver={onRest}
        onFocus={event => {
          onRest?.()
          const index = event.target.closest<HTMLElement>('[data-index]')?.dataset['index']
          if (index !== undefined) setActive(Number(index))
        }}
      >
        {virtualizer.getVirtualItems().map((row, order) => (
          <div
            key={row.key}
            role="row"
            aria-rowindex={row.index + 1}
            className="row"
            style={{
              transform: `translateY(${row.start}px)`,
              height: rowHeight,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {pictures.slice(row.index * columns, (row.index + 1) * columns).map((picture, column) => {
              const index = row.index * columns + column
              return (
                <Cell
                  key={picture.Id}
                  {...{ picture, index, column, canInsert, service, attempt, t }}
                  height={pictureHeight}
                  hasActions={order < drawnRows - inSight || Row !== undefined}
                  isMarked={marks.has(picture.Id)}
                  isBest={best?.has(picture.Id) ?? false}
                  isActive={index === active}
                />
              )
            })}
          </div>
        ))}
      </Rows>
      {Tooltip && <Tooltip grid={rows} pictures={pictures} />}
      <Foot style={{ width }}>{foot}</Foot>
    </Scroller>
  )
}
