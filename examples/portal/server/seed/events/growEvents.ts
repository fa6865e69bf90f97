import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { accountsTable } from '../../accounts/accountsTable'
import { addressesTable } from '../../addresses/addressesTable'
import type { PortalDatabase } from '../../database/PortalDatabase'
import { eventsTable } from '../../events/eventsTable'
import { picturesTable } from '../../pictures/picturesTable'
import { StartError } from '../../StartError'
import { today } from '../../wallTime/today'
import type { Seed } from '../Seed'
import { insertGenerated } from './insertGenerated'
import { mondayOf } from './mondayOf'
import { sortPlaces } from './sortPlaces'

const CUSTOMER = 'uferland'
const BATCH = 1000
const PICTURES = 100
/** Numbers above those of the seed, so that no event comes twice. */
const FIRST = 1_000_000

/**
 * Brings the first account's events to `total` with generated ones, spread over a year before and after today.
 * `report` gets the number of events after each tenth. Throws StartError when there is no account, or no place to put them.
 */
export async function growEvents(db: PortalDatabase, { eventParts: parts }: Pick<Seed, 'eventParts'>, total: number, report: (events: number) => void): Promise<void> {
  const [account] = await db.select().from(accountsTable).orderBy(asc(accountsTable.id)).limit(1)
  if (!account) throw new StartError('The database has no account that events could belong to: start the portal once to seed it.')
  const rows = await db.select().from(addressesTable).where(and(eq(addressesTable.customer, CUSTOMER), isNull(addressesTable.accountId))).orderBy(asc(addressesTable.id))
  const places = sortPlaces(parts, rows)
  if (places.venues.size < parts.venues.length) throw new StartError('The database has not the places of the demo: begin with an empty one.')
  const pictures = await db.select().from(picturesTable).where(eq(picturesTable.accountId, account.id)).orderBy(asc(picturesTable.id)).limit(PICTURES)
  const [present] = await db.select({ count: count() }).from(eventsTable).where(and(eq(eventsTable.accountId, account.id), eq(eventsTable.customer, CUSTOMER)))
  const source = { parts, places: new Map([[CUSTOMER, places]]), accountIds: [account.id], pictures, monday: mondayOf(today()) }
  let events = present?.count ?? 0
  let reported = events
  while (events < total) {
    const end = Math.min(events + BATCH, total)
    await insertGenerated(db, source, { first: FIRST + events, end: FIRST + end }, CUSTOMER)
    events = end
    if (events - reported >= total / 10 || events === total) report((reported = events))
  }
  // The planner does not know of the new rows before somebody counts them.
  await db.execute(sql`vacuum analyze`)
}
