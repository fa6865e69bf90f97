import type { EventCluster } from './EventCluster'

/** A copy of an event that is not saved yet: all of it, but not published, so that nothing is by accident (decisions). */
export function copyEventCluster(cluster: EventCluster): EventCluster {
  return { ...cluster, Id: null, IsPublished: 0, ChangeDate: '' }
}
