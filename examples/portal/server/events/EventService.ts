import type { PortalEvent } from './PortalEvent'

/** Reads events for the portal's pages. */
export interface EventService {
  /** Events that are not over, the next one first (all of them when all are over); `limit` is a number of events (default 20, at most 100). */
  list(limit?: number): Promise<PortalEvent[]>
  /** The event of that slug, or null. */
  get(slug: string): Promise<PortalEvent | null>
}
