import { asc, eq, gte, type SQL } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { wireDate } from '../wallTime/wireDate'
import type { EventService } from './EventService'
import { eventsTable } from './eventsTable'
import type { PortalEvent } from './PortalEvent'

const LONGEST_LIST = 100

/** Reads events from the database. */
export class EventStore implements EventService {
  constructor(private readonly db: PortalDatabase) {}

  /** Events that are not over, the next one first; when all are over, all of them. */
  async list(limit = 20): Promise<PortalEvent[]> {
    const now = wireDate(new Date()).slice(0, 16)
    const coming = await this.select(limit, gte(eventsTable.dateTo, now))
    return coming.length > 0 ? coming : this.select(limit)
  }

  /** The event of that slug, or null. */
  async get(slug: string): Promise<PortalEvent | null> {
    const [row] = await this.db.select().from(eventsTable).where(eq(eventsTable.slug, slug))
    return row ? toEvent(row) : null
  }

  private async select(limit: number, condition?: SQL): Promise<PortalEvent[]> {
    const rows = await this.db
      .select()
      .from(eventsTable)
      .where(condition)
      .orderBy(asc(eventsTable.dateFrom), asc(eventsTable.id))
      .limit(Math.min(limit, LONGEST_LIST))
    return rows.map(toEvent)
  }
}

function toEvent({ id, pictureUri, pictureWidth, pictureHeight, pictureCopyright, ...event }: typeof eventsTable.$inferSelect): PortalEvent {
  const picture =
    pictureUri === null
      ? null
      : { uri: pictureUri, width: pictureWidth ?? 0, height: pictureHeight ?? 0, copyright: pictureCopyright ?? '' }
  return { Id: id, ...event, picture }
}
