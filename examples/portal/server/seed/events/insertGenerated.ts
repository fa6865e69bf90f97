import { slugOf } from '../../articles/slugOf'
import type { PortalDatabase } from '../../database/PortalDatabase'
import { eventsTable } from '../../events/eventsTable'
import { newEventIds } from '../../events/newEventIds'
import type { EventSource } from './EventSource'
import { generatedEvent } from './generatedEvent'

const BATCH = 500
const MINUTE = 60_000

/** Stores the generated events with the numbers from `first` to below `end`, all of one customer if one is named. */
export async function insertGenerated(tx: PortalDatabase, source: EventSource, { first, end }: { first: number; end: number }, customer?: string): Promise<void> {
  const now = Date.now()
  for (let at = first; at < end; at += BATCH) {
    const ids = await newEventIds(tx, Math.min(BATCH, end - at))
    await tx.insert(eventsTable).values(
      ids.map((id, index) => {
        const event = generatedEvent(at + index, source, customer)
        return Object.assign(event, { id, slug: `${slugOf(event.title)}-${id}`, lastChange: new Date(now - (at + index) * MINUTE) })
      }),
    )
  }
}
