import { addressesTable, type AddressRow } from '../../addresses/addressesTable'
import type { PortalDatabase } from '../../database/PortalDatabase'
import { emptyEvent } from '../../events/EventChanges'
import { eventSearchText } from '../../events/eventListStatement'
import { eventsTable } from '../../events/eventsTable'
import { foldName } from '../../persons/names/nameSimilarity'
import type { PictureRow } from '../../pictures/picturesTable'
import { lookUp } from '../readSeed'
import type { Seed } from '../SeedData'
import type { Venue } from './generatedEvent'

/** Locations and organisers of a customer's generated events. */
export interface EventPlaces {
  /** Venues by the name of their kind. */
  venues: ReadonlyMap<string, readonly Venue[]>
  /** Organisers by city. */
  organisers: ReadonlyMap<string, readonly AddressRow[]>
}

/** Data from which events are generated. */
export interface EventSource {
  parts: Seed['eventParts']
  /** By customer. */
  places: ReadonlyMap<string, EventPlaces>
  /** Ids of the accounts; the first one has most of the events. */
  accountIds: readonly number[]
  pictures: readonly PictureRow[]
  /** First day of this week, 'YYYY-MM-DD'; events are up to a year before and after it. */
  monday: string
}

const CUSTOMER = 'uferland'
const HELD_BY = 901
const HOUSE = 902

/**
 * Creates the demo's hand-written events with their locations and organisers. The events name their pictures by file.
 */
export async function seedEvents(
  tx: PortalDatabase,
  { events }: Seed,
  accountIds: Map<string, number>,
  pictures: Map<string, PictureRow>,
): Promise<void> {
  const [first = 0] = accountIds.values()
  const named = await seedNamed(tx, events)
  const rows: (typeof eventsTable.$inferInsert)[] = []
  for (const {
    slug,
    title,
    text: description,
    place,
    organiser,
    file,
    formal: formalCategory,
    dateFrom,
    dateTo,
  } of events) {
    const [location, held] = [lookUp(named, place, 'events'), lookUp(named, organiser, 'events')]
    const isLong = dateTo !== null && dateTo.slice(0, 10) > dateFrom.slice(0, 10)
    const where = { locationId: location.id, city: location.city, organiserIds: [held.id] }
    const pictureIds = file ? [lookUp(pictures, file, 'events').id] : []
    const searchText = eventSearchText({ ...emptyEvent, title, city: location.city }, [location, held])
    rows.push({
      slug,
      title,
      description,
      dateFrom,
      dateTo: dateTo ?? dateFrom,
      eventType: isLong ? 2 : 1,
      accountId: first,
      customer: CUSTOMER,
      ...where,
      formalCategory,
      categorySystem: 84,
      pictureIds,
      searchText,
    })
  }
  await tx.insert(eventsTable).values(rows)
}

/**
 * Creates the locations and organisers of the hand-written events. Returns them by their texts in the data file: the
 * name of an organiser, 'Name, City' for a location.
 */
async function seedNamed(tx: PortalDatabase, events: Seed['events']): Promise<Map<string, AddressRow>> {
  const values = new Map<string, typeof addressesTable.$inferInsert>()
  for (const { place, organiser } of events) {
    const [city = '', ...name] = place.split(', ').reverse()
    const house = name.reverse().join(', ')
    values.set(place, {
      customer: CUSTOMER,
      name: house,
      folded: foldName(`${house} ${city}`),
      city,
      categoryId: HOUSE,
      type: 'location',
    })
    values.set(organiser, {
      customer: CUSTOMER,
      name: organiser,
      folded: foldName(organiser),
      categoryId: HELD_BY,
      type: 'organiser',
    })
  }
  const rows = await tx
    .insert(addressesTable)
    .values([...values.values()])
    .returning()
  return new Map([...values.keys()].flatMap((key, index) => (rows[index] ? [[key, rows[index]] as const] : [])))
}
