import { and, asc, eq, gte, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { config } from '../config'
import { literal } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { today } from '../wallTime/readWallTime'
import { type EventFilter, wordConditions } from './eventListStatement'
import type { EventService } from './EventService'
import { eventsTable, isLasting } from './eventsTable'
import { readSurroundings } from './EventSurroundings'
import type { PortalEvent } from './PortalEvent'
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
    return this.select(
      limit,
      and(lt(eventsTable.dateFrom, today()), gte(eventsTable.dateTo, today()), sql.raw(isLasting)),
      eventsTable.dateTo,
    )
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

/** Ids for so many new events: an event's address is made of its id before it is stored. */
export async function newEventIds(db: PortalDatabase, count: number): Promise<number[]> {
  const rows = await db
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('events', 'id'))::int` })
    .from(sql`generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => id)
}

/** Which published events are looked for. */
interface PublicEvents {
  search: string
  /** Of this day only, 'YYYY-MM-DD', or empty. */
  date: string
  /** 'YYYY-MM-DD'. */
  today: string
  /** So many are passed over, in the order of their begin. */
  from: number
  count: number
}

/**
 * A statement of the ids of one page of the published events that are on a day, or today or later: what began before the day and lasts longer, which is little,
 * and what begins on it or after it, in the order of its index. Without a word that is read without rows, so that a page far behind costs little. The searched words are literals: how much they find decides the plan.
 */
function publicEventIds({ search, date, today: now, from, count }: PublicEvents): string {
  const day = literal(date === '' ? now : date)
  const words = wordConditions(search)
    .map(condition => ` and ${condition}`)
    .join('')
  const part = (condition: string, order: string) =>
    `(select date_from, id from events where is_published and date_from is not null and ${condition}${words}${order})`
  const begins = part(
    `date_from >= ${day}${date === '' ? '' : ` and date_from <= ${literal(`${date} 23:59`)}`}`,
    ` order by date_from, id limit ${from + count}`,
  )
  const goesOn = part(`${isLasting} and date_to >= ${day} and date_from < ${day}`, '')
  // Without a search the list begins with coming events.
  const found = date === '' && words === '' ? begins : `${begins} union all ${goesOn}`
  return `select id from (${found}) e order by date_from, id limit ${count} offset ${from}`
}
