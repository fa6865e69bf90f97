import { and, asc, desc, eq, gte, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import { config } from '../config'
import { literal } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { today } from '../wallTime/readWallTime'
import { type EventFilter, wordConditions } from './eventListStatement'
import type { EventService } from './EventService'
import { eventsTable, isLasting } from './eventsTable'
import { readSurroundings } from './EventSurroundings'
import { type PortalEvent, toPortalEvent } from './PortalEvent'

const ID = /^[1-9]\d{0,8}$/

/** Reads events from the database; lists contain only published ones. */
export class EventStore implements EventService {
  constructor(private readonly db: PortalDatabase) {}

  /** Returns events that begin today or later, soonest first; if there are none, past ones, latest first. */
  async list(limit = 20): Promise<PortalEvent[]> {
    const most = Math.min(limit, config.event.longestList)
    const coming = await this.select(most, gte(eventsTable.dateFrom, today()))
    return coming.length > 0 ? coming : this.select(most, undefined, desc(eventsTable.dateFrom))
  }

  /** Returns events that began before today and end today or later, ordered by their end. */
  running(limit: number): Promise<PortalEvent[]> {
    return this.select(
      limit,
      and(lt(eventsTable.dateFrom, today()), gte(eventsTable.dateTo, today()), sql.raw(isLasting)),
      asc(eventsTable.dateTo),
    )
  }

  /** Returns one page of events: the coming ones, those of a day, or those that match a search. */
  async search({ search, date, page }: EventFilter): Promise<{ events: PortalEvent[]; isLastPage: boolean }> {
    const { publicPage } = config.event
    const ids = publicEventIds({ search, date, today: today(), from: (page - 1) * publicPage, count: publicPage + 1 })
    const found = await this.select(publicPage + 1, sql`${eventsTable.id} in (${sql.raw(ids)})`)
    return { events: found.slice(0, publicPage), isLastPage: found.length <= publicPage }
  }

  /** Returns the event with that slug or id, published or not, or null. */
  async get(slug: string): Promise<PortalEvent | null> {
    const isThis = ID.test(slug) ? eq(eventsTable.id, Number(slug)) : eq(eventsTable.slug, slug)
    const rows = await this.db.select().from(eventsTable).where(isThis)
    const surroundings = await readSurroundings(this.db, rows)
    return rows.map(row => toPortalEvent(row, surroundings))[0] ?? null
  }

  private async select(limit: number, condition?: SQL, order = asc(eventsTable.dateFrom)): Promise<PortalEvent[]> {
    const rows = await this.db
      .select()
      .from(eventsTable)
      // A literal, so that the planner uses the index of published events.
      .where(and(sql`${eventsTable.isPublished}`, isNotNull(eventsTable.dateFrom), condition))
      .orderBy(order, asc(eventsTable.id))
      .limit(limit)
    const surroundings = await readSurroundings(this.db, rows)
    return rows.map(row => toPortalEvent(row, surroundings))
  }
}

/** Reserves `count` ids for new events, because an event's slug contains its id and is stored together with it. */
export async function newEventIds(db: PortalDatabase, count: number): Promise<number[]> {
  const rows = await db
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('events', 'id'))::int` })
    .from(sql`generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => id)
}

/** Filter of published events. */
interface PublicEvents {
  search: string
  /** Day 'YYYY-MM-DD', or empty for all days from today on. */
  date: string
  /** 'YYYY-MM-DD'. */
  today: string
  /** Number of events to skip, in the order of their start. */
  from: number
  count: number
}

/**
 * Returns a statement for the ids of one page of published events on a day, or from today on. For a day or a search,
 * adds the few events that began before that day (or today) and end on it or later. Without a search, the database
 * reads only the index, so pages far down the list are quick. Search words are literals, because their frequency
 * decides the plan.
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
  const continuing = part(`${isLasting} and date_to >= ${day} and date_from < ${day}`, '')
  // Without a day and without a search, events that began before today are left out.
  const found = date === '' && words === '' ? begins : `${begins} union all ${continuing}`
  return `select id from (${found}) e order by date_from, id limit ${count} offset ${from}`
}
