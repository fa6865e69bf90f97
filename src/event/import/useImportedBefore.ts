import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import type { EventCluster } from '../cluster/EventCluster'
import { type EventSearch, fetchEventPage } from '../cluster/eventClusterWire'
import { findExisting } from './findExisting'
import type { FoundEvent } from './FoundEvent'

/** Maximum number of searches for days or titles. Above it, the whole list of own events is read. */
const MAX_SEARCHES = 30
/** Maximum number of read pages, because a portal may have very many events or never mark its last page. */
const MAX_PAGES = 100

interface OwnEvents {
  readonly events: readonly EventCluster[]
  /** True if all events that could be duplicates are among them. */
  readonly isWhole: boolean
}

/** Returns the searches that find all possible duplicates with the fewest requests. */
function searchesFor(events: readonly FoundEvent[]): readonly EventSearch[] {
  const titles = new Set(events.map(({ title }) => title).filter(Boolean))
  const days = new Set(events.map(({ start }) => start.slice(0, 10)).filter(Boolean))
  if (Math.min(titles.size, days.size) > MAX_SEARCHES) return [{ search: '', date: '' }]
  return titles.size < days.size
    ? [...titles].map(search => ({ search, date: '' }))
    : [...days].map(date => ({ search: '', date }))
}

async function fetchOwnEvents(
  config: ResolvedConfig,
  searches: readonly EventSearch[],
  signal: AbortSignal,
): Promise<OwnEvents> {
  const events = new Map<number, EventCluster>()
  let isWhole = true
  let pagesLeft = MAX_PAGES
  for (const search of searches) {
    for (let page = 1, isLast = false; !isLast; page += 1) {
      pagesLeft -= 1
      if (pagesLeft < 0) return { events: [...events.values()], isWhole: false }
      const { EventClusters, IsLastPage, errors } = await fetchEventPage(config, search, page, signal)
      for (const cluster of EventClusters) if (cluster.Id !== null) events.set(cluster.Id, cluster)
      isWhole &&= errors.length === 0
      isLast = IsLastPage || EventClusters.length === 0
    }
  }
  return { events: [...events.values()], isWhole }
}

/**
 * Loads the member's own events that may be the same as found ones, and tells which found events exist already.
 * @param round changes with each file, because the events of an earlier file may exist now
 */
export function useImportedBefore(config: ResolvedConfig, found: readonly FoundEvent[], round: number) {
  const { runtime } = useShell()
  const searches = useMemo(() => searchesFor(found), [found])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['event.import', 'own', config.auth.account, config.customer, round, searches],
    queryFn: ({ signal }) => fetchOwnEvents(config, searches, signal),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    enabled: searches.length > 0,
  })
  useEffect(() => {
    // A notice shows the failure, not a dialog: each event is searched again before it is saved.
    if (error) runtime.reportError(error)
  }, [error, runtime])
  const existing = useMemo(() => findExisting(found, data?.events ?? []), [found, data])
  const known = useMemo(
    () => (data?.isWhole ? new Set(data.events.flatMap(({ Id }) => (Id === null ? [] : [Id]))) : undefined),
    [data],
  )
  return {
    status: isFetching ? 'loading' : data?.isWhole || searches.length === 0 ? 'ready' : 'failed',
    /** Keys of the found events that exist already. */
    existing,
    /** The ids of the own events that may be the same as found ones; undefined if not all are known. */
    known,
    retry: () => void refetch(),
  } as const
}
