import type { ResolvedConfig } from '../../config/resolveConfig'
import type { FormValue } from '../../wire/requestParts'
import { fetchEventPage } from './eventClusterWire'

/** Maximum number of pages, because a portal may ignore the day. */
const MAX_PAGES = 20

/**
 * Returns the ids of the events that have the title and start of a save, from the list of their day.
 * @param fields the fields of the save
 */
export async function findSavedIds(
  config: ResolvedConfig,
  { MlTitle, DateFrom }: Readonly<Record<string, FormValue>>,
): Promise<readonly number[]> {
  if (typeof DateFrom !== 'string') return []
  const ids = new Set<number>()
  for (let page = 1, isLast = false; !isLast && page <= MAX_PAGES; page += 1) {
    const found = await fetchEventPage(config, { search: '', date: DateFrom.slice(0, 10) }, page)
    for (const cluster of found.EventClusters)
      if (
        cluster.Id !== null &&
        cluster.MlTitle.trim() === MlTitle &&
        cluster.DateFrom.replace(' ', 'T').slice(0, 16) === DateFrom.slice(0, 16)
      )
        ids.add(cluster.Id)
    isLast = found.IsLastPage || found.EventClusters.length === 0
  }
  return [...ids]
}

/**
 * Looks for a new event in the list of its day, because some portals do not return the id of a saved event.
 * @param fields the fields that were sent
 * @returns the highest id among the events of that title and start; undefined if there is none or the list fails
 */
export async function findSavedId(
  config: ResolvedConfig,
  fields: Readonly<Record<string, FormValue>>,
): Promise<number | undefined> {
  // The event is saved already: a failure here must not look like a failed save.
  const ids = await findSavedIds(config, fields).catch(() => [])
  return ids.length > 0 ? Math.max(...ids) : undefined
}
