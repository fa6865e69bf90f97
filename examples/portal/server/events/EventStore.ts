import { and, asc, eq, gte, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { today } from '../wallTime/today'
import type { EventFilter } from './EventFilter'
import type { EventService } from './EventService'
import { eventsTable } from './eventsTable'
import { isLasting } from './isLasting'
import type { PortalEvent } from './PortalEvent'
import { publicEventIds } from './publicEventIds'
import { readSurroundings } from './readSurroundings'
import { toPortalEvent } from './toPortalEvent'

const ID = /^[1-9]\d{0,8}$/

/** Reads published events from the database. */
export class EventStore implements EventService {
  constructor(private readonly db: PortalDatabase) {}

  /** Events that begin today or later, the next one first; when there are none, all of them. */
  async list(limit = 20): Promise<PortalEvent[]> {
    const most = Math.min(limit, config.event.longestList)
    const coming = await this.select(most, gte(eventsTable.dateFrom, today()))
    return coming.length > 0 ? coming : this.select(most)
  }

  /** Events that began before today and are not over, those that end first first. */
  running(limit: number): Promise<PortalEvent[]> {
    return this.select(limit, and(lt(eventsTable.dateFrom, today()), gte(eventsTable.dateTo, today()), sql.raw(isLasting)), eventsTable.dateTo)
  }

  /** One page of the events that begin today or later, or of those of a day or a search. */
  async search({ search, date, page }: EventFilter): Promise<{ events: PortalEvent[]; isLastPage: boolean }> {
    const { publicPage } = config.event
    const ids = publicEventIds({ search, date, today: today(), from: (page - 1) * publicPage, count: publicPage + 1 })
    const found = await this.select(publicPage + 1, sql`${eventsTable.id} in (${sql.raw(ids)})`)
    return { events: found.slice(0, publicPage), isLastPage: found.length <= publicPage }
  }

  /** The event of that slug or id, published or not, or null. */
  async get(slug: string): Promise<PortalEvent | null> {
    const isThis = ID.test(slug) ? eq(eventsTable.id, Number(slug)) : eq(eventsTable.slug, slug)
    const rows = await this.db.select().from(eventsTable).where(isThis)
    const surroundings = await readSurroundings(this.db, rows)
    return rows.map(row => toPortalEvent(row, surroundings))[0] ?? null
  }

  private async select(limit: number, condition?: SQL, order: PgColumn = eventsTable.dateFrom): Promise<PortalEvent[]> {
    const rows = await this.db
      .select()
      .from(eventsTable)
      // Not as a parameter: the plan must know that the index of the published ones fits.
      .where(and(sql`${eventsTable.isPublished}`, isNotNull(eventsTable.dateFrom), condition))
      .orderBy(asc(order), asc(eventsTable.id))
      .limit(limit)
    const surroundings = await readSurroundings(this.db, rows)
    return rows.map(row => toPortalEvent(row, surroundings))
  }
}
