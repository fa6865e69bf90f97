import type { EventCluster } from '../cluster/EventCluster'

/** Where an event is: the location or its free text, and the city. */
export function eventPlace({ Location, LocationFreetext, City }: EventCluster): string[] {
  const place = Location?.Name?.trim() || LocationFreetext.trim()
  return [...new Set([place, City?.Comment.trim() ?? ''])].filter(Boolean)
}
