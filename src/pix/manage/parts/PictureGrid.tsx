import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { includeRow, observeListRect, scrollVirtualList, useRowsInTurn } from '../../../kit/list/virtualRows'
import { ListFootContext } from '../../../kit/list/ListPlace'
import { useRangeMarks } from '../../../kit/list/useRangeMarks'
import { useLabels } from '../../../labels/useLabels'
import { gridMetrics, listMetrics } from '../gridMetrics'
import { useListSize } from '../useListSize'
import { useGridActions } from './useGridActions'
import { useGridFocus } from './useGridFocus'
import type { ManageLabel } from '../manageLabels'
import type { ReviewLabel } from '../review/reviewLabels'
import { PictureTile } from './PictureTile'
import { useLibrary } from '../useLibrary'
import { gridStyle } from './gridStyle'

/** The next page loads when the distance to the last row is less than this many heights of the list. */
const PREFETCH_VIEWPORTS = 1.5
const OVERSCAN_ROWS = 2
const EDGE = 6
const MARGIN = 16

const Scroller = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable;
  padding-inline-start: ${MARGIN}px;
`
/*
 * `PictureGrid` sets the width, which leaves a margin at both ends. So the list is as wide as the content of the bars
 * above and below. The scroll bar is inside the margin at the end.
 */
const Foot = styled.div`
  max-width: 100%;
`
const Rows = styled(Foot)`
  position: relative;
  ${gridStyle}
`

/**
 * Virtual grid of pictures: only the visible rows and a few around them are in the page. Arrow keys move the focus, and
 * mark a range with Shift. Space marks a picture, Enter opens it, Delete deletes it, and ? lists the keys.
 */
export function PictureGrid() {
  const t = useLabels<ManageLabel | ReviewLabel>()
  const {
    config,
    canInsert,
    rules,
    manage,
    review,
    list,
    uploads,
    listView,
    tooltip,
    keyHelp,
    grid: rows,
    ...library
  } = useLibrary()
  const { pictures, isEnd, loadMore } = list
  const { marks, attempt, firstScroll } = manage
  const { Row } = listView
  const topKey = `${list.listKey} ${uploads.shownUploads}`
  const foot = useContext(ListFootContext)
  const scroller = useRef<HTMLDivElement>(null)
  const isPlaced = useRef(false)
  // The scroll position is set after the measurement, because the height of the list depends on its width.
  const { width: fullWidth, height } = useListSize(scroller, () => {
    if (isPlaced.current || !scroller.current?.offsetWidth) return
    isPlaced.current = true
    if (firstScroll > 0) scroller.current.scrollTop = firstScroll
  })
  const width = Math.max(0, fullWidth - 2 * MARGIN)
  const { columns, pictureHeight, rowHeight } = Row ? listMetrics : gridMetrics(width)
  const Cell = Row ?? PictureTile
  const { active, setActive, focus } = useGridFocus(rows, pictures.length)
  const { startAt, toggle, extendTo, markAll } = useRangeMarks(pictures, marks.ids, marks.change)
  const rowCount = Math.ceil(pictures.length / columns)
  const activeRow = Math.floor(active / columns)

  // The rows in sight render first. Hidden parts follow: the actions that show on hover or focus, and the rows out of
  // sight.
  const inSight = Math.ceil(height / rowHeight)
  const drawnRows = useRowsInTurn(inSight)
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
  // Scrolls back to the first shown picture after the view or the number of columns has changed. A change of the width
  // alone does not scroll.
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
    if ((rowCount - 1 - lastVisible) * rowHeight < PREFETCH_VIEWPORTS * height) loadMore()
  }, [rowCount, lastVisible, rowHeight, height, loadMore])

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
    onInsert: library.inserting.insertOne,
    onKeep: review.want,
    onEdit: library.edit,
    onDelete: library.remove,
    onHelp: keyHelp.show,
  })

  return (
    <Scroller
      ref={scroller}
      onScroll={({ currentTarget: { scrollTop } }) => {
        firstShown.current = Math.floor(scrollTop / rowHeight) * columns
        manage.storeScroll(scrollTop)
      }}
    >
      <Rows
        ref={rows}
        role="grid"
        aria-label={t('pix_list')}
        aria-multiselectable={!rules?.isSingle}
        aria-rowcount={isEnd ? rowCount : -1}
        aria-colcount={columns}
        aria-busy={list.isOutdated}
        style={{ width, height: EDGE + rowCount * rowHeight }}
        onKeyDown={pressKey}
        onClick={click}
        onPointerOver={tooltip.load}
        onFocus={event => {
          tooltip.load()
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
                  {...{ picture, index, column, canInsert, attempt, t }}
                  service={config.hosts.image}
                  height={pictureHeight}
                  hasActions={order < drawnRows - inSight || Row !== undefined}
                  isMarked={marks.ids.has(picture.Id)}
                  isBest={review.best.has(picture.Id)}
                  isActive={index === active}
                  {...rules?.cell(picture)}
                />
              )
            })}
          </div>
        ))}
      </Rows>
      {tooltip.Part && <tooltip.Part grid={rows} pictures={pictures} />}
      <Foot style={{ width }}>{foot}</Foot>
    </Scroller>
  )
}
