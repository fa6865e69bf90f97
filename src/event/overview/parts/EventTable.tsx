import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { includeRow, observeListRect, scrollVirtualList, useRowsInTurn } from '../../../kit/list/virtualRows'
import { ListFootContext } from '../../../kit/list/ListPlace'
import { useRangeMarks } from '../../../kit/list/useRangeMarks'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import type { EventColumn, EventSort } from '../sortRows'
import type { EventRow } from '../EventRow'
import type { OverviewLabel } from '../eventOverviewLabels'
import { rowTarget, useRowFocus } from './useRowFocus'
import { EventLine } from './EventLine'
import { type RowAction, RowMenu } from './RowMenu'
import { Scroller, tableMetrics, useIsNarrow } from './Scroller'
import { Table } from './Table'
import { TableHead } from './TableHead'

/** Distance from the end in px at which the next page is loaded (events 9). */
const NEAR_END = 400
const OVERSCAN_ROWS = 4
const EDGE = 4

interface EventTableProps {
  readonly rows: readonly EventRow[]
  readonly marks: ReadonlySet<number>
  readonly busy: ReadonlySet<number>
  readonly sort: EventSort | undefined
  /** True when all events of the search are loaded. */
  readonly isEnd: boolean
  /** A new value scrolls to the first event. */
  readonly topKey: string
  onSort(column: EventColumn): void
  onMarks(ids: ReadonlySet<number>): void
  onOpen(row: EventRow): void
  onAction(row: EventRow, action: RowAction): void
  onDelete(row: EventRow): void
  onUndo(): void
  /** Called without scrolling, for example after a page has loaded, if the end of the list is near. */
  onNearEnd(): void
  /** Called while the list scrolls, if its end is near. */
  onScrolledToEnd(): void
}

/**
 * Table of any number of events. A narrow window shows each event as a card. Renders only the rows in view and a few
 * around them. Arrow keys move the focus, and mark a range with Shift. Enter opens an event, Space marks it, Delete
 * deletes it. Ctrl+A marks all listed events, Ctrl+Z undoes an unpublish.
 */
export function EventTable({
  rows,
  marks,
  busy,
  sort,
  isEnd,
  topKey,
  onSort,
  onMarks,
  onOpen,
  onAction,
  onDelete,
  onUndo,
  onNearEnd,
  onScrolledToEnd,
}: EventTableProps) {
  const t = useLabels<OverviewLabel>()
  const { size } = useShell()
  const foot = useContext(ListFootContext)
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow(scroller, tableMetrics.narrow)
  const head = isNarrow ? tableMetrics.cardHead : tableMetrics.head
  const rowHeight = isNarrow ? tableMetrics.card : tableMetrics.row
  const { active, focus, onFocus, onBlur } = useRowFocus(table, rows)
  const { startAt, toggle, extendTo, markAll } = useRangeMarks(rows, marks, onMarks)
  const [menuId, setMenuId] = useState<number>()
  // The table's estimated height until it is measured: from the window's height, or the viewport's if that is smaller.
  const [firstHeight] = useState(() => Math.min(size.height ?? Infinity, window.innerHeight) - tableMetrics.around)
  const drawnRows = useRowsInTurn(Math.ceil(firstHeight / rowHeight))

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    observeElementRect: observeListRect,
    scrollToFn: scrollVirtualList,
    initialRect: { width: 0, height: firstHeight },
    estimateSize: () => rowHeight,
    overscan: drawnRows === Infinity ? OVERSCAN_ROWS : 0,
    scrollMargin: head,
    scrollPaddingStart: head + EDGE,
    scrollPaddingEnd: EDGE,
    getItemKey: useCallback((index: number) => rows[index]?.Id ?? index, [rows]),
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        includeRow(defaultRangeExtractor(range).slice(0, drawnRows), Math.min(active, rows.length - 1)),
      [active, rows.length, drawnRows],
    ),
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) virtualizer.scrollToOffset(0)
    isFirst.current = false
  }, [topKey, virtualizer])

  const height = rows.length * rowHeight
  const isNearEnd = (scrollTop: number, shown: number) => head + height - scrollTop - shown < NEAR_END
  // Uses the numbers that the virtualizer already has, because measuring would lay out the window again.
  const recheckEnd = useEffectEvent(() => {
    if (isNearEnd(virtualizer.scrollOffset ?? 0, virtualizer.scrollRect?.height ?? firstHeight)) onNearEnd()
  })
  // Runs when a page has been loaded (`height`), and when the next one may be requested (`onNearEnd`).
  useEffect(() => recheckEnd(), [height, onNearEnd])
  // Sorting moves the rows, so the next range of marks starts at the current row.
  const beginRange = useEffectEvent(() => startAt(active))
  useEffect(() => void beginRange(), [sort])

  const moveTo = (index: number, isRange: boolean) => {
    focus(index)
    virtualizer.scrollToIndex(index)
    if (isRange) extendTo(index)
    else startAt(index)
  }
  const pressKey = (event: KeyboardEvent) => {
    const target = event.target as Element
    if (event.defaultPrevented || target.closest('[role=menu], .head')) return
    const isCtrl = event.ctrlKey || event.metaKey
    const isOnControl = target.closest('button, input') !== null
    const row = rows[active]
    const pageRows = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1)
    const next = rowTarget(event.key, active, rows.length, pageRows)
    if (next !== undefined) moveTo(next, event.shiftKey)
    else if (event.key.toLowerCase() === 'a' && isCtrl) markAll()
    else if (event.key.toLowerCase() === 'z' && isCtrl) onUndo()
    else if (!row || isOnControl) return
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))
      setMenuId(busy.has(row.Id) ? undefined : row.Id)
    else if (event.key === 'Delete') onDelete(row)
    else if (event.key === ' ') toggle(active)
    else if (event.key === 'Enter') onOpen(row)
    else return
    event.preventDefault()
  }
  const click = (event: MouseEvent) => {
    const target = event.target as Element
    const line = target.closest<HTMLElement>('[data-index]')
    const index = Number(line?.dataset['index'])
    const row = rows[index]
    if (!line || !row || target.closest('[role=menu]')) return
    const wish = target.closest<HTMLElement>('[data-action]')?.dataset['action']
    if (wish === 'menu') {
      if (target.closest('button:not([aria-disabled])')) setMenuId(menuId === row.Id ? undefined : row.Id)
    } else if (wish === 'mark' || event.ctrlKey || event.metaKey || event.shiftKey) {
      focus(index)
      if (event.shiftKey) extendTo(index)
      else toggle(index)
    } else onOpen(row)
  }
  const areAllMarked = rows.length > 0 && marks.size >= rows.length
  return (
    <Scroller
      ref={scroller}
      data-cards={isNarrow}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => {
        if (scrollTop > 0 && isNearEnd(scrollTop, clientHeight)) onScrolledToEnd()
      }}
    >
      <Table
        ref={table}
        role="grid"
        aria-label={t('event_list')}
        aria-multiselectable
        aria-rowcount={isEnd ? rows.length + 1 : -1}
        onKeyDown={pressKey}
        onClick={click}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <TableHead
          {...{ sort, areAllMarked, onSort }}
          onMarkAll={() => (areAllMarked ? onMarks(new Set()) : markAll())}
        />
        <div role="rowgroup" className="lines" style={{ height }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <div
                key={key}
                role="presentation"
                className="place"
                style={{ transform: `translateY(${start - head}px)`, height: rowHeight }}
              >
                <EventLine
                  {...{ row, index, t }}
                  isMarked={marks.has(row.Id)}
                  isActive={index === active}
                  isBusy={busy.has(row.Id)}
                  menu={
                    menuId === row.Id && (
                      <RowMenu {...{ row }} onChoose={onAction} onClose={() => setMenuId(undefined)} />
                    )
                  }
                />
              </div>
            )
          })}
        </div>
      </Table>
      {foot}
    </Scroller>
  )
}
