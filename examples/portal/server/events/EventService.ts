import { eq } from 'drizzle-orm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { SessionAccount } from '../accounts/accountsTable'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError, tooManyRequests } from '../http/RequestError'
import { type AttemptStore, refusalOf } from '../limits/AttemptStore'
import { networkOf } from '../limits/networkOf'
import type { EventFilter } from './eventListStatement'
import { eventRefusals } from './eventRefusals'
import { type EventRow, eventsTable } from './eventsTable'
import type { PortalEvent } from './PortalEvent'

/** Reads events for the portal's pages; lists contain only published ones. */
export interface EventService {
  /**
   * Returns events that begin today or later, soonest first; if there are none, past ones, latest first. `limit` is a
   * number of events (default 20, at most 100).
   */
  list(limit?: number): Promise<PortalEvent[]>
  /** Returns events that began before today and end today or later, ordered by their end. */
  running(limit: number): Promise<PortalEvent[]>
  /**
   * Returns one page of the coming events or of a day's events, soonest first. A day's events include those that began
   * earlier and still run on that day. A search also finds running events.
   */
  search(filter: EventFilter): Promise<{ events: PortalEvent[]; isLastPage: boolean }>
  /** Returns the event with that slug or id, published or not, or null. */
  get(slug: string): Promise<PortalEvent | null>
}

/**
 * Returns the account's event with that id and customer; if requested, locks it until the transaction ends. Throws
 * RequestError 404 for none, 403 for another account's.
 */
export async function ownEvent(
  db: PortalDatabase,
  account: SessionAccount,
  customer: string,
  id: number,
  { lock = false } = {},
): Promise<EventRow> {
  const query = db.select().from(eventsTable).where(eq(eventsTable.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row || row.customer !== customer) throw new RequestError(404, eventRefusals.gone(id))
  if (row.accountId !== account.Id) throw new RequestError(403, 'event_access_denied', { json: true })
  return row
}

const { window, ...LIMITS } = config.event.limits

/** Names of the limited calls in the refusal's text. */
const WORDS = {
  writes: { de: 'Änderungen', en: 'changes', pl: 'zmian' },
  addresses: { de: 'neue Adressen', en: 'new addresses', pl: 'nowych adresów' },
  cities: { de: 'Ortsanfragen', en: 'requests for places', pl: 'zapytań o miejsca' },
  searches: { de: 'Suchen', en: 'searches', pl: 'wyszukiwań' },
  geocodes: { de: 'Ortsanfragen', en: 'requests for places', pl: 'zapytań o miejsca' },
} as const

/** Limits how often an account writes events or addresses, and how often it searches for addresses or cities. */
export class EventGate {
  constructor(
    private readonly kind: 'writes' | 'addresses' | 'searches',
    private readonly attempts: AttemptStore,
  ) {}

  /** Counts a call of an account. Throws RequestError 429 with Retry-After after too many calls. */
  async enter(accountId: number): Promise<void> {
    const wait = await this.attempts.enter([{ key: `${this.kind} of ${accountId}`, most: LIMITS[this.kind] }], window)
    if (wait > 0) throw tooManyRequests(WORDS[this.kind], wait)
  }
}

/**
 * Limits how often a network looks up places. Each process counts separately, because counting in the database would
 * take longer than a look-up.
 */
export class PlaceGate {
  private readonly limiter: RateLimiterMemory

  constructor(private readonly kind: 'cities' | 'geocodes') {
    this.limiter = new RateLimiterMemory({ points: LIMITS[kind], duration: window / 1000 })
  }

  /** Counts a call from an address. Throws RequestError 429 with Retry-After after too many calls. */
  async enter(address: string): Promise<void> {
    const refused = await refusalOf(this.limiter, networkOf(address))
    if (refused) throw tooManyRequests(WORDS[this.kind], Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
  }
}
