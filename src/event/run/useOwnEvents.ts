import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { EventCluster } from '../cluster/EventCluster'
import { type EventSearch, fetchEventPage } from '../cluster/eventClusterWire'

interface OwnEvents {
  readonly events: readonly EventCluster[]
  /** True when the list has every event that the searches find. */
  readonly isWhole: boolean
}

interface OwnEventsOptions {
  /** The key under which the result is cached. */
  readonly queryKey: readonly unknown[]
  readonly searches: readonly EventSearch[]
  /**
   * Maximum number of loaded pages of all searches together. Without a maximum, a portal that ignores the searches
   * would send all events.
   */
  readonly maxPages: number
}

async function fetchOwnEvents(
  config: ResolvedConfig,
  { searches, maxPages }: OwnEventsOptions,
  signal: AbortSignal,
): Promise<OwnEvents> {
  const events = new Map<number | EventCluster, EventCluster>()
  let isWhole = true
  let pagesLeft = maxPages
  for (const search of searches) {
    for (let page = 1, isLast = false; !isLast; page += 1) {
      pagesLeft -= 1
      if (pagesLeft < 0) return { events: [...events.values()], isWhole: false }
      const { EventClusters, IsLastPage, errors } = await fetchEventPage(config, search, page, signal)
      for (const cluster of EventClusters) events.set(cluster.Id ?? cluster, cluster)
      isWhole &&= errors.length === 0
      isLast = IsLastPage || EventClusters.length === 0
    }
  }
  return { events: [...events.values()], isWhole }
}

const NONE: readonly EventCluster[] = []

/**
 * Loads the member's own events that the searches find, for comparison with the events to create. A failure opens no
 * dialog, because events can be created without the comparison.
 */
export function useOwnEvents(config: ResolvedConfig, options: OwnEventsOptions) {
  const { queryKey, searches } = options
  const { data, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchOwnEvents(config, options, signal),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    enabled: searches.length > 0,
  })
  return {
    status: isFetching ? 'loading' : data?.isWhole || searches.length === 0 ? 'ready' : 'failed',
    events: data?.events ?? NONE,
    /** The ids of the events; undefined until all events that the searches find have loaded. */
    known: useMemo(
      () => (data?.isWhole ? new Set(data.events.flatMap(({ Id }) => (Id === null ? [] : [Id]))) : undefined),
      [data],
    ),
    retry: () => void refetch(),
  } as const
}
