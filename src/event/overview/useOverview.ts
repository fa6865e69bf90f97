import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { readToday } from '../../lib/dates'
import { languageTag } from '../../lib/languageTag'
import type { EventSearch } from '../cluster/eventClusterWire'
import type { EventChange } from '../cluster/changeEvent'
import { useUndo } from './useUndo'
import { countRows, filterRows, FURTHER_PAGES, type RowFilter, type RowFilters, toggleFilter } from './rowFilters'
import { createRowSorter, type EventColumn, type EventSort, toggleSort } from './sortRows'
import type { EventRow } from './EventRow'
import type { OverviewOptions } from './EventOverviewWindow'
import { useEventList } from './useEventList'
import { useOpenEvent } from './useOpenEvent'
import { useRowActions } from './useRowActions'
import { useBulkActions } from './useBulkActions'

/** The state that the overview shows instead of its table, or 'listed' for the table. */
export type OverviewStatus = 'loading' | 'failed' | 'empty' | 'listed'

const NO_SEARCH: EventSearch = { search: '', date: '' }
const NONE: ReadonlySet<number> = new Set()
const NO_FILTERS: RowFilters = new Set()

function statusOf(
  { isLoaded, isEnd, isLoadingMore, hasFailed, hasMoreFailed }: ReturnType<typeof useEventList>,
  count: number,
  isPaused: boolean,
): OverviewStatus {
  if (isLoaded && count > 0) return 'listed'
  if (isLoaded && (isEnd || isPaused)) return 'empty'
  // A loaded list without rows waits for its next page, unless that page has failed.
  return (isLoaded ? hasMoreFailed && !isLoadingMore : hasFailed) ? 'failed' : 'loading'
}

/** Controller of the overview: search, pages, sort order, marks, and actions on events (events 2.1). */
export function useOverview(config: ResolvedConfig, options: OverviewOptions) {
  const [search, setSearch] = useState(NO_SEARCH)
  const [sort, setSort] = useState<EventSort>()
  const [filters, setFilters] = useState(NO_FILTERS)
  const [marks, setMarks] = useState(NONE)
  /**
   * Ids of events to which an action was applied in this view. These events stay in the view, even if they no longer
   * fit the filters.
   */
  const [held, setHeld] = useState(NONE)
  const hold = (ids: Iterable<number>) => setHeld(old => new Set([...old, ...ids]))
  const [pageLimit, setPageLimit] = useState(0)
  // Read once, so that no event moves at midnight.
  const [today] = useState(() => readToday())
  const list = useEventList(config, search, today)
  const [sortLoaded] = useState(createRowSorter)
  const sorted = useMemo(
    () => sortLoaded(list.rows, sort, languageTag(config.language)),
    [sortLoaded, list.rows, sort, config.language],
  )
  const rows = useMemo(() => filterRows(sorted, filters, today, held), [sorted, filters, today, held])
  const counts = useMemo(() => countRows(list.rows, today), [list.rows, today])
  const undo = useUndo(config, list)
  const unmark = useCallback(
    (id: number) => setMarks(old => (old.has(id) ? new Set([...old].filter(other => other !== id)) : old)),
    [],
  )
  const bulk = useBulkActions(config, { ...list, offer: undo.offer, onDone: unmark })
  const actions = useRowActions(config, { ...list, onGone: unmark }, undo)
  const opening = useOpenEvent(config, options, {
    ...list,
    put(row) {
      hold([row.Id])
      list.put(row)
    },
  })
  const { pageCount, loadMore: loadPage } = list
  const isPaused = filters.size > 0 && list.isLoaded && !list.isEnd && pageCount >= pageLimit
  const status = statusOf(list, rows.length, isPaused)

  // The function is new after each page, so that the table checks again if its end is near. The table must also check
  // after a page of which no event fits the filters.
  const loadMore = useCallback(() => {
    if (filters.size === 0 || pageCount < pageLimit) loadPage()
  }, [filters, pageCount, pageLimit, loadPage])
  const loadFurther = useCallback(() => {
    setPageLimit(pageCount + FURTHER_PAGES)
    loadPage()
  }, [pageCount, loadPage])
  /**
   * Resets the view for the next list. Removes the marks, because the list may lack a marked event. Also removes the
   * held events, and sets a new limit of pages for the filters.
   */
  const beginList = (loadedPages: number) => {
    setMarks(NONE)
    setHeld(NONE)
    setPageLimit(loadedPages + FURTHER_PAGES)
  }
  // Loads more if all loaded events were deleted or filtered out and the portal has others.
  const isBare = list.isLoaded && rows.length === 0 && !list.isEnd
  useEffect(() => {
    if (isBare) loadMore()
  }, [isBare, loadMore])

  return {
    status,
    search,
    isSearching: search.search !== '' || search.date !== '' || filters.size > 0,
    filters,
    counts: list.isLoaded ? counts : undefined,
    /** Changes when the table shows other events. */
    viewKey: [list.listKey, ...filters].join(),
    list,
    rows,
    sort,
    marks,
    undo: {
      ...undo,
      undo() {
        hold(undo.undoable?.ids ?? [])
        return undo.undo()
      },
    },
    bulk,
    actions: {
      ...actions,
      publish(row: EventRow, isPublished: boolean) {
        hold([row.Id])
        return actions.publish(row, isPublished)
      },
    },
    opening,
    /**
     * True when the filters have loaded as many pages as `pageLimit` allows. The person then decides if further pages
     * load.
     */
    isPaused,
    /** Loads the next page, unless the filters have loaded as many pages as `pageLimit` allows. */
    loadMore,
    /** Lets the filters load `FURTHER_PAGES` more pages. */
    loadFurther,
    /** Starts a new search at the first page. */
    narrow(part: Partial<EventSearch>) {
      const next = { ...search, ...part }
      if (next.search === search.search && next.date === search.date) return
      setSearch(next)
      beginList(1)
    },
    /** Runs a search. If the text is the same as before, the search runs again (list of decisions). */
    submitSearch(text: string) {
      beginList(1)
      if (text === search.search) list.reload()
      else setSearch({ ...search, search: text })
    },
    /** Switches a quick filter on or off. */
    toggleFilter(filter: RowFilter) {
      setFilters(toggleFilter(filters, filter))
      beginList(pageCount)
    },
    clearFilters() {
      setFilters(NO_FILTERS)
      setHeld(NONE)
    },
    sortBy: (column: EventColumn) => setSort(old => toggleSort(old, column)),
    setMarks,
    changeMarked(change: EventChange) {
      hold(marks)
      void bulk.start(
        rows.filter(({ Id }) => marks.has(Id)),
        change,
      )
    },
  }
}
