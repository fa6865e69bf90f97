import { and, asc, count, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { accountsTable } from '../../accounts/accountsTable'
import { addressesTable, type AddressRow } from '../../addresses/addressesTable'
import { slugOf } from '../../articles/ArticleService'
import type { PortalDatabase } from '../../database/PortalDatabase'
import { eventsTable } from '../../events/eventsTable'
import { newEventIds } from '../../events/EventStore'
import { type PictureRow, picturesTable } from '../../pictures/picturesTable'
import { StartError } from '../../StartError'
import { today } from '../../wallTime/readWallTime'
import type { Seed } from '../SeedData'
import { generatedEvent, mondayOf, type Venue } from './generatedEvent'
import { seedAddresses } from './seedAddresses'
import type { EventPlaces, EventSource } from './seedEvents'

const CUSTOMER = 'uferland'
const BATCH = 1000
const PICTURES = 100
/** Offset of the numbers of added events: above the numbers of the seed, so that no event appears twice. */
const FIRST = 1_000_000

/**
 * Adds generated events, spread over a year before and after today, until the first account has `total` events of the
 * customer uferland. `report` gets the number of events after each tenth of `total`. Throws StartError if there is no
 * account, or if one of the kinds of venue has no location.
 */
export async function growEvents(
  db: PortalDatabase,
  { eventParts: parts }: Pick<Seed, 'eventParts'>,
  total: number,
  report: (events: number) => void,
): Promise<void> {
  const [account] = await db.select().from(accountsTable).orderBy(asc(accountsTable.id)).limit(1)
  if (!account)
    throw new StartError('The database has no account that events could belong to: start the portal once to seed it.')
  const rows = await db
    .select()
    .from(addressesTable)
    .where(and(eq(addressesTable.customer, CUSTOMER), isNull(addressesTable.accountId)))
    .orderBy(asc(addressesTable.id))
  const places = sortPlaces(parts, rows)
  if (places.venues.size < parts.venues.length)
    throw new StartError(
      'The database does not have the demo’s places, which new events need: start the portal with an empty database first.',
    )
  const pictures = await db
    .select()
    .from(picturesTable)
    .where(eq(picturesTable.accountId, account.id))
    .orderBy(asc(picturesTable.id))
    .limit(PICTURES)
  const [present] = await db
    .select({ count: count() })
    .from(eventsTable)
    .where(and(eq(eventsTable.accountId, account.id), eq(eventsTable.customer, CUSTOMER)))
  const source = {
    parts,
    places: new Map([[CUSTOMER, places]]),
    accountIds: [account.id],
    pictures,
    monday: mondayOf(today()),
  }
  let events = present?.count ?? 0
  let reported = events
  while (events < total) {
    const end = Math.min(events + BATCH, total)
    await insertGenerated(db, source, { first: FIRST + events, end: FIRST + end }, CUSTOMER)
    events = end
    if (events - reported >= total / 10 || events === total) report((reported = events))
  }
  // Updates the planner's statistics, which do not include the new rows yet.
  await db.execute(sql`vacuum analyze`)
}

const INSERT_BATCH = 1000
const MINUTE = 60_000
const COLUMNS = Object.entries(getTableColumns(eventsTable)).map(([field, { name }]) => [name, field] as const)

/** Stores the generated events with the numbers from `first` to below `end`, for one customer if it is set. */
async function insertGenerated(
  tx: PortalDatabase,
  source: EventSource,
  { first, end }: { first: number; end: number },
  customer?: string,
): Promise<void> {
  const now = Date.now()
  for (let at = first; at < end; at += INSERT_BATCH) {
    const ids = await newEventIds(tx, Math.min(INSERT_BATCH, end - at))
    const rows = ids.map((id, index) => {
      const event = generatedEvent(at + index, source, customer)
      const row: Record<string, unknown> = Object.assign(event, {
        id,
        slug: `${slugOf(event.title)}-${id}`,
        lastChange: new Date(now - (at + index) * MINUTE),
      })
      return Object.fromEntries(COLUMNS.map(([name, field]) => [name, row[field]]))
    })
    // One JSON parameter, because tens of thousands of parameters are much slower.
    await tx.execute(
      sql`insert into events select * from jsonb_populate_recordset(null::events, ${JSON.stringify(rows)}::jsonb)`,
    )
  }
}

/** Groups the seeded addresses of one customer: venues by kind, organisers by city. */
function sortPlaces({ venues: kinds }: Seed['eventParts'], rows: readonly AddressRow[]): EventPlaces {
  const venues = new Map<string, Venue[]>()
  const organisers = new Map<string, AddressRow[]>()
  for (const address of rows) {
    const kind = kinds.find(({ names }) => names.includes(address.name))
    if (kind) venues.set(kind.kind, [...(venues.get(kind.kind) ?? []), { address, kind }])
    else if (address.type !== 'location')
      organisers.set(address.city, [...(organisers.get(address.city) ?? []), address])
  }
  return { venues, organisers }
}

/** Number of cities of the second customer. */
const SECOND_CITIES = 8
const GENERATED = 2000

/**
 * Creates the demo's venues and organisers, and two thousand events around today, most of them for the first account.
 */
export async function seedGeneratedEvents(
  tx: PortalDatabase,
  { eventParts: parts }: Seed,
  accountIds: readonly number[],
  pictures: readonly PictureRow[],
): Promise<void> {
  const places = new Map([
    ['uferland', sortPlaces(parts, await seedAddresses(tx, parts, 'uferland', parts.cities))],
    ['lausitz', sortPlaces(parts, await seedAddresses(tx, parts, 'lausitz', parts.cities.slice(0, SECOND_CITIES)))],
  ])
  await insertGenerated(
    tx,
    { parts, places, accountIds, pictures, monday: mondayOf(today()) },
    { first: 0, end: GENERATED },
  )
}
