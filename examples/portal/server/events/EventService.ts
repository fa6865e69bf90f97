import type { PortalEvent } from './PortalEvent'

/** What the portal's list of events is narrowed by. */
export interface EventFilter {
  /** Words, each of which must stand in title, place, organiser or keywords. */
  search: string
  /** 'YYYY-MM-DD', or empty: events of that day. */
  date: string
  /** Counted from 1. */
  page: number
}

/** Reads published events for the portal's pages. */
export interface EventService {
  /** Events that are not over, the next one first (all of them when all are over); `limit` is a number of events (default 20, at most 100). */
  list(limit?: number): Promise<PortalEvent[]>
  /** One page of the events that are not over, or of those of a day, the next one first. */
  search(filter: EventFilter): Promise<{ events: PortalEvent[]; isLastPage: boolean }>
  /** The event of that slug or id, published or not, or null. */
  get(slug: string): Promise<PortalEvent | null>
}
