import type { ResolvedConfig } from '../../../config/resolveConfig'
import type { FormValue } from '../../../wire/requestParts'
import { fetchEventPage } from '../../cluster/eventClusterWire'

/**
 * Looks for a new event in the list of its day, for portals that do not return the id of what they saved.
 * @param fields the fields that were sent
 * @returns the highest id among the events of that title and start; undefined if there is none or the list fails
 */
export async function findSavedId(
  config: ResolvedConfig,
  { MlTitle, DateFrom }: Readonly<Record<string, FormValue>>,
): Promise<number | undefined> {
  if (typeof DateFrom !== 'string') return undefined
  const search = { search: '', date: DateFrom.slice(0, 10) }
  // The event is saved already: a failure here must not look like a failed save.
  const page = await fetchEventPage(config, search, 1).catch(() => undefined)
  const ids = (page?.EventClusters ?? []).flatMap(cluster =>
    cluster.Id !== null &&
    cluster.MlTitle.trim() === MlTitle &&
    cluster.DateFrom.replace(' ', 'T').slice(0, 16) === DateFrom.slice(0, 16)
      ? [cluster.Id]
      : [],
  )
  return ids.length > 0 ? Math.max(...ids) : undefined
}
