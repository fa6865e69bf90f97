import { getTableColumns, sql } from 'drizzle-orm'
import { slugOf } from '../../articles/slugOf'
import type { PortalDatabase } from '../../database/PortalDatabase'
import { eventsTable } from '../../events/eventsTable'
import { newEventIds } from '../../events/newEventIds'
import type { EventSource } from './EventSource'
import { generatedEvent } from './generatedEvent'

const BATCH = 1000
const MINUTE = 60_000
const COLUMNS = Object.entries(getTableColumns(eventsTable)).map(([field, { name }]) => [name, field] as const)

/** Stores the generated events with the numbers from `first` to below `end`, all of one customer if one is named. */
export async function insertGenerated(tx: PortalDatabase, source: EventSource, { first, end }: { first: number; end: number }, customer?: string): Promise<void> {
  const now = Date.now()
  for (let at = first; at < end; at += BATCH) {
    const ids = await newEventIds(tx, Math.min(BATCH, end - at))
    const rows = ids.map((id, index) => {
      const event = generatedEvent(at + index, source, customer)
      const row: Record<string, unknown> = Object.assign(event, { id, slug: `${slugOf(event.title)}-${id}`, lastChange: new Date(now - (at + index) * MINUTE) })
      return Object.fromEntries(COLUMNS.map(([name, field]) => [name, row[field]]))
    })
    // One parameter: tens of thousands of them take many times as long to read.
    await tx.execute(sql`insert into events select * from jsonb_populate_recordset(null::events, ${JSON.stringify(rows)}::jsonb)`)
  }
}
