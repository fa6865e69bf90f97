import type { EventCluster } from '../cluster/EventCluster'
import {
  bareTitle,
  comparedCluster,
  comparedDays,
  findLikelyDuplicates,
  findSameTitle,
} from '../detail/duplicates/findLikelyDuplicates'
import type { FoundEvent } from './FoundEvent'

/**
 * Returns the keys of the found events that are likely duplicates of the portal's events. An event without a date is
 * compared by its title alone.
 */
export function findExisting(found: readonly FoundEvent[], clusters: readonly EventCluster[]): ReadonlySet<string> {
  // An event of one day is not compared with the one-day events of other days. A member may have thousands of them, and
  // the comparison would be slow.
  const ofDay = new Map<string, EventCluster[]>()
  const ofDays: EventCluster[] = []
  for (const cluster of clusters) {
    const { firstDay, lastDay } = comparedCluster(cluster)
    const sameDay = firstDay === lastDay ? (ofDay.get(firstDay) ?? []) : ofDays
    sameDay.push(cluster)
    if (sameDay !== ofDays) ofDay.set(firstDay, sameDay)
  }
  const titles = new Set(clusters.map(({ MlTitle }) => bareTitle(MlTitle)))
  return new Set(
    found.flatMap(({ key, title, place, start, end }) => {
      // The found event has no date. Its duplicate may have a date that the person entered in the form, or may have no
      // date either. So only the titles are compared.
      if (start === '') return title !== '' && titles.has(bareTitle(title)) ? [key] : []
      const { firstDay, lastDay } = comparedDays(start, end)
      const event = { id: null, title, firstDay, lastDay, placeId: null, place }
      const list = firstDay === lastDay ? [...(ofDay.get(firstDay) ?? []), ...ofDays] : clusters
      return findSameTitle(event, list).length > 0 || findLikelyDuplicates(event, list).length > 0 ? [key] : []
    }),
  )
}
