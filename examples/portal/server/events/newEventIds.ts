import { sql } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'

/** Ids for so many new events: an event's address is made of its id before it is stored. */
export async function newEventIds(db: PortalDatabase, count: number): Promise<number[]> {
  const rows = await db.select({ id: sql<number>`nextval(pg_get_serial_sequence('events', 'id'))::int` }).from(sql`generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => id)
}
