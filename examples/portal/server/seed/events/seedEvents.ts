import type { AddressRow } from '../../addresses/AddressRow'
import { addressesTable } from '../../addresses/addressesTable'
import type { PortalDatabase } from '../../database/PortalDatabase'
import { emptyEvent } from '../../events/emptyEvent'
import { eventSearchText } from '../../events/eventSearchText'
import { eventsTable } from '../../events/eventsTable'
import type { PictureRow } from '../../pictures/PictureRow'
import { foldName } from '../../persons/names/foldName'
import { lookUp } from '../lookUp'
import type { Seed } from '../Seed'

const CUSTOMER = 'uferland'
const HELD_BY = 901
const HOUSE = 902

/** Makes the demo's events that were written by hand, with their places and organisers, and the pictures that they name by file. */
export async function seedEvents(tx: PortalDatabase, { events }: Seed, accountIds: Map<string, number>, pictures: Map<string, PictureRow>): Promise<void> {
  const [first = 0] = accountIds.values()
  const named = await seedNamed(tx, events)
  const rows: (typeof eventsTable.$inferInsert)[] = []
  for (const { slug, title, text: description, place, organiser, file, formal: formalCategory, dateFrom, dateTo } of events) {
    const [location, held] = [lookUp(named, place, 'events'), lookUp(named, organiser, 'events')]
    const isLong = dateTo !== null && dateTo.slice(0, 10) > dateFrom.slice(0, 10)
    const where = { locationId: location.id, city: location.city, organiserIds: [held.id] }
    const pictureIds = file ? [lookUp(pictures, file, 'events').id] : []
    const searchText = eventSearchText({ ...emptyEvent, title, city: location.city }, [location, held])
    rows.push({ slug, title, description, dateFrom, dateTo: dateTo ?? dateFrom, eventType: isLong ? 2 : 1, accountId: first, customer: CUSTOMER, ...where, formalCategory, categorySystem: 84, pictureIds, searchText })
  }
  await tx.insert(eventsTable).values(rows)
}

/** The places and organisers of the events that were written by hand, by how the data file names them; a place is 'Name, City'. */
async function seedNamed(tx: PortalDatabase, events: Seed['events']): Promise<Map<string, AddressRow>> {
  const values = new Map<string, typeof addressesTable.$inferInsert>()
  for (const { place, organiser } of events) {
    const [city = '', ...name] = place.split(', ').reverse()
    const house = name.reverse().join(', ')
    values.set(place, { customer: CUSTOMER, name: house, folded: foldName(`${house} ${city}`), city, categoryId: HOUSE, type: 'location' })
    values.set(organiser, { customer: CUSTOMER, name: organiser, folded: foldName(organiser), categoryId: HELD_BY, type: 'organiser' })
  }
  const rows = await tx.insert(addressesTable).values([...values.values()]).returning()
  return new Map([...values.keys()].flatMap((key, index) => (rows[index] ? [[key, rows[index]] as const] : [])))
}
