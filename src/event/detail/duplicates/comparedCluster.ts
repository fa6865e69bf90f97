import type { EventCluster } from '../../cluster/EventCluster'

/** What an event is compared by. */
export interface ComparedEvent {
  readonly id: number | null
  readonly title: string
  /** `YYYY-MM-DD`. */
  readonly firstDay: string
  readonly lastDay: string
  readonly placeId: string | null
  readonly place: string
}

/** What an event of the portal is compared by. */
export function comparedCluster({ Id, MlTitle, DateFrom, DateTo, Location, LocationFreetext }: EventCluster): ComparedEvent {
  return { id: Id, title: MlTitle, firstDay: DateFrom.slice(0, 10), lastDay: (DateTo || DateFrom).slice(0, 10), placeId: Location?.Id ? String(Location.Id) : null, place: Location?.Name || LocationFreetext }
}
