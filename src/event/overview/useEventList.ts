import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { LocalDate } from '../../lib/dates'
import { useShell } from '../../shell/useShell'
import type { EventSearch } from '../cluster/eventClusterWire'
import { prefetchedEvents, type EventChanges, type EventListPage, eventPages, fetchEventRows } from './eventPages'
import type { EventRow } from './EventRow'

/**
 * Loads the member's own events for a search, page by page. After deletions, later events move up into loaded pages. So
 * the next `loadMore` requests a loaded page again (`eventPages.next`). Responses to an earlier search are dropped.
 * Without a search the list begins with the next upcoming event. The results of a search keep the portal's order.
 */
export function useEventList(config: ResolvedConfig, { search, date }: EventSearch, today: LocalDate) {
  const { runtime, showFailedRequest } = useShell()
  const isPlain = search === '' && date === ''
  const deletedCount = useRef(0)
  const queryClient = useQueryClient()
  const queryKey = ['event.overview', config.auth.account, config.customer, config.paths.docRoot, search, date]
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey,
      initialData() {
        const prefetched = isPlain ? prefetchedEvents.readNow(config) : undefined
        return prefetched && { pages: [prefetched], pageParams: [eventPages.first] }
      },
      async queryFn({ pageParam, signal }): Promise<EventListPage> {
        const accounted = deletedCount.current
        const prefetched = isPlain && pageParam === eventPages.first ? prefetchedEvents.take(config) : undefined
        const page = await (prefetched ?? fetchEventRows(config, { search, date }, pageParam, signal))
        deletedCount.current -= accounted
        return page
      },
      initialPageParam: eventPages.first,
      getNextPageParam: (_last, pages, lastNumber): number | undefined =>
        eventPages.next(pages, lastNumber, deletedCount.current),
      // A list does not reload by itself while it is open. When it is opened again, it is loaded again.
      gcTime: 0,
      staleTime: Infinity,
    })
  useEffect(() => prefetchedEvents.drop(), [])
  useEffect(() => {
    if (error) void showFailedRequest(error)
  }, [error, showFailedRequest])

  const pages = data?.pages
  const errors = useMemo(() => (pages ?? []).flatMap(page => page.errors), [pages])
  useEffect(() => {
    for (const rowError of errors) runtime.reportError(rowError)
  }, [runtime, errors])

  const listKey = JSON.stringify([search, date])
  const latestKey = useRef(listKey)
  useEffect(() => {
    latestKey.current = listKey
  })
  const [stored, setStored] = useState({ listKey, changes: eventPages.none })
  const changes = stored.listKey === listKey ? stored.changes : eventPages.none
  const change = useCallback((edit: (old: EventChanges) => EventChanges) => {
    // An action may end after a new search has started. Its change then applies to the new list.
    setStored(before => ({
      listKey: latestKey.current,
      changes: edit(before.listKey === latestKey.current ? before.changes : eventPages.none),
    }))
  }, [])
  const rows = useMemo(
    () => eventPages.all(pages ?? [], changes, isPlain ? today : undefined),
    [pages, changes, isPlain, today],
  )
  return {
    rows,
    /** Changes when the list shows another search. */
    listKey,
    isLoaded: data !== undefined,
    /** Number of events that could not be read and are left out. */
    unreadableCount: errors.length,
    hasFailed: error !== null,
    isEnd: data !== undefined && !hasNextPage,
    isLoadingMore: isFetchingNextPage,
    pageCount: pages?.length ?? 0,
    hasMoreFailed: isFetchNextPageError,
    loadMore: useCallback(() => {
      // A second request for the same page joins the first. After a failure only the person retries.
      if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false })
    }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]),
    /** Loads the list again, from its first page on. */
    reload() {
      deletedCount.current = 0
      change(() => eventPages.none)
      void queryClient.resetQueries({ queryKey, exact: true })
    },
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    /** Replaces an event with its new state; adds a new event at the top. */
    put: (row: EventRow) =>
      change(old =>
        eventPages.put(
          old,
          row,
          rows.some(({ Id }) => Id === row.Id),
        ),
      ),
    setPublished: useCallback(
      (ids: ReadonlySet<number>, isPublished: boolean) => change(old => eventPages.setPublished(old, ids, isPublished)),
      [change],
    ),
    remove: useCallback(
      (ids: ReadonlySet<number>) => {
        deletedCount.current += ids.size
        change(old => eventPages.remove(old, ids))
      },
      [change],
    ),
  }
}
