import { skipToken, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import { copyEventCluster, type EventCluster, newEventCluster } from '../cluster/EventCluster'
import { fetchEventCluster } from '../cluster/eventClusterWire'
import type { EventDetailWindowOptions } from './EventDetailWindow'

/** State of loading the form's event. */
type EventClusterState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; retry(): void }
  | { readonly status: 'ready'; readonly cluster: EventCluster }

/**
 * Loads the event of the form: a stored event or a copy of one. Without an id, the event is `unsaved` or an empty new
 * event.
 */
export function useEventCluster(
  config: ResolvedConfig,
  {
    eventId,
    copyOf,
    unsaved,
    draftName,
  }: Pick<EventDetailWindowOptions, 'eventId' | 'copyOf' | 'unsaved' | 'draftName'>,
): EventClusterState {
  const { showFailedRequest } = useShell()
  const id = eventId ?? copyOf
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [config.auth.account, config.customer, config.language, 'event', 'cluster', eventId, copyOf, draftName],
    queryFn:
      id === undefined
        ? skipToken
        : async ({ signal }) => {
            const cluster = await fetchEventCluster(config, id, signal)
            return eventId === null ? copyEventCluster(cluster) : cluster
          },
    gcTime: 0,
    refetchOnReconnect: false,
    ...(id === undefined && { initialData: () => unsaved ?? newEventCluster(config.event) }),
  })
  // Deferred, so that the form renders in short tasks.
  const cluster = useDeferredValue(data)
  useEffect(() => {
    if (error) void showFailedRequest(error)
  }, [error, showFailedRequest])
  if (error && !isFetching) return { status: 'failed', retry: () => void refetch() }
  return cluster ? { status: 'ready', cluster } : { status: 'loading' }
}
