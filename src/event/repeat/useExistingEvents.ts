import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { LocalDate } from '../../lib/dates'
import { useShell } from '../../shell/useShell'
import type { EventCluster } from '../cluster/EventCluster'
import { fetchEventPage } from '../cluster/eventClusterWire'
import { type ComparedEvent, findLikelyDuplicates } from '../detail/duplicates/findLikelyDuplicates'
import { shiftDay } from './shiftFields'

/** Maximum number of searched pages, because a portal may ignore the search text. */
const MAX_PAGES = 10

interface ExistingEvents {
  readonly events: readonly EventCluster[]
  /** True if the list has every event with the title. */
  readonly isWhole: boolean
}

async function fetchByTitle(config: ResolvedConfig, title: string, signal: AbortSignal): Promise<ExistingEvents> {
  const events: EventCluster[] = []
  let unreadableCount = 0
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { EventClusters, IsLastPage, errors } = await fetchEventPage(
      config,
      { search: title, date: '' },
      page,
      signal,
    )
    events.push(...EventClusters)
    unreadableCount += errors.length
    if (IsLastPage || EventClusters.length === 0) return { events, isWhole: unreadableCount === 0 }
  }
  return { events, isWhole: false }
}

/** Loads the member's own events with the title of an event, to find those that exist on other days already. */
export function useExistingEvents(config: ResolvedConfig, event: ComparedEvent) {
  const { runtime } = useShell()
  const { title } = event
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [config.auth.account, config.customer, config.language, 'event', 'title', title],
    queryFn: ({ signal }) => fetchByTitle(config, title, signal),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
  useEffect(() => {
    // A notice shows the failure, not a dialog, because the events can be created without the comparison.
    if (error) runtime.reportError(error)
  }, [error, runtime])
  const known = useMemo(
    () => (data?.isWhole ? new Set(data.events.flatMap(({ Id }) => (Id === null ? [] : [Id]))) : undefined),
    [data],
  )
  const isOn = useMemo(() => {
    // Results are cached, because each render asks for every date, and each comparison reads all events.
    const found = new Map<LocalDate, boolean>()
    return (date: LocalDate): boolean => {
      if (!found.has(date)) {
        const lastDay = shiftDay(event.lastDay, event.firstDay, date)
        found.set(date, findLikelyDuplicates({ ...event, firstDay: date, lastDay }, data?.events ?? []).length > 0)
      }
      return found.get(date)!
    }
  }, [event, data])
  return {
    status: isFetching ? 'loading' : data?.isWhole ? 'ready' : 'failed',
    /** The ids of all events with the title; undefined if not all are known. */
    known,
    /** Returns true if the list has a likely duplicate on a day. */
    isOn,
    retry: () => void refetch(),
  } as const
}
