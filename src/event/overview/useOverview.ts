import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { languageTag } from '../../lib/languageTag'
import type { EventSearch } from '../cluster/eventClusterWire'
import type { EventChange } from '../cluster/changeEvent'
import { useUndo } from './useUndo'
import { createRowSorter, type EventColumn, type EventSort, toggleSort } from './sortRows'
import type { OverviewOptions } from './EventOverviewWindow'
import { useEventList } from './useEventList'
import { useOpenEvent } from './useOpenEvent'
import { useRowActions } from './useRowActions'
import { useBulkActions } from './useBulkActions'

/** The state that the overview shows instead of its table, or 'listed' for the table. */
export type OverviewStatus = 'loading' | 'failed' | 'empty' | 'listed'

const NO_SEARCH: EventSearch = { search: '', date: '' }
const NO_MARKS: ReadonlySet<number> = new Set()

function statusOf(
  { isLoaded, isEnd, isLoadingMore, hasFailed, hasMoreFailed }: ReturnType<typeof useEventList>,
  count: number,
): OverviewStatus {
  if (isLoaded && count > 0) return 'listed'
  if (isLoaded && isEnd) return 'empty'
  // Rows may be empty here: all loaded events were deleted, and the next page failed.
  return (isLoaded ? hasMoreFailed && !isLoadingMore : hasFailed) ? 'failed' : 'loading'
}

/** Controller of the overview: search, pages, sort order, marks, and actions on events (events 2.1). */
export function useOverview(config: ResolvedConfig, options: OverviewOptions) {
  const [search, setSearch] = useState(NO_SEARCH)
  const [sort, setSort] = useState<EventSort>()
  const [marks, setMarks] = useState(NO_MARKS)
  const list = useEventList(config, search)
  const [sortLoaded] = useState(createRowSorter)
  const rows = useMemo(
    () => sortLoaded(list.rows, sort, languageTag(config.language)),
    [sortLoaded, list.rows, sort, config.language],
  )
  const undo = useUndo(config, list)
  const unmark = useCallback(
    (id: number) => setMarks(old => (old.has(id) ? new Set([...old].filter(other => other !== id)) : old)),
    [],
  )
  const bulk = useBulkActions(config, { ...list, offer: undo.offer, onDone: unmark })
  const actions = useRowActions(config, { ...list, onGone: unmark }, undo)
  const opening = useOpenEvent(config, options, list)
  const status = statusOf(list, rows.length)

  const { loadMore } = list
  // Loads more if all loaded events were deleted and the portal has others.
  const isBare = list.isLoaded && rows.length === 0 && !list.isEnd
  useEffect(() => {
    if (isBare) loadMore()
  }, [isBare, loadMore])

  return {
    status,
    search,
    isSearching: search.search !== '' || search.date !== '',
    list,
    rows,
    sort,
    marks,
    undo,
    bulk,
    actions,
    opening,
    /** Starts a new search at the first page. Removes all marks, because the search may not find the marked events. */
    narrow(part: Partial<EventSearch>) {
      const next = { ...search, ...part }
      if (next.search === search.search && next.date === search.date) return
      setSearch(next)
      setMarks(NO_MARKS)
    },
    /** Runs a search; the same text searches again (decisions). */
    submitSearch(text: string) {
      setMarks(NO_MARKS)
      if (text === search.search) list.reload()
      else setSearch({ ...search, search: text })
    },
    sortBy: (column: EventColumn) => setSort(old => toggleSort(old, column)),
    setMarks,
    changeMarked: (change: EventChange) =>
      void bulk.start(
        rows.filter(({ Id }) => marks.has(Id)),
        change,
      ),
  }
}
