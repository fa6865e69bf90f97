import type { ResolvedConfig } from '../../config/resolveConfig'
import { type EventSearch, fetchEventPage } from '../cluster/eventClusterWire'
import type { EventListPage } from './eventPages'
import { toEventRow } from './toEventRow'

/** A page of the member's own events, by the columns of the overview; what was never saved has no place in it. */
export async function fetchEventRows(config: ResolvedConfig, search: EventSearch, page: number, signal?: AbortSignal): Promise<EventListPage> {
  const { EventClusters, IsLastPage, faults } = await fetchEventPage(config, search, page, signal)
  const rows = EventClusters.flatMap(({ Id, ...cluster }) => (Id === null ? [] : [toEventRow({ ...cluster, Id })]))
  return { rows, size: EventClusters.length + faults.length, isLast: IsLastPage, faults }
}
