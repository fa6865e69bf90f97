import type { EventFilter } from './EventFilter'
import type { PortalEvent } from './PortalEvent'

/** Reads published events for the portal's pages. */
export interface EventService {
  /** Events that begin today or later, the next one first (all of them when there are none); `limit` is a number of events (default 20, at most 100). */
  list(limit?: number): Promise<PortalEvent[]>
  /** Events that began before today and are not over, those that end first first. */
  running(limit: number): Promise<PortalEvent[]>
  /** One page of the events that begin today or later, the next one first; of a day, those that go on on it too; of a search, those that run already too. */
  search(filter: EventFilter): Promise<{ events: PortalEvent[]; isLastPage: boolean }>
  /** The event of that slug or id, published or not, or null. */
  get(slug: string): Promise<PortalEvent | null>
}
