import { inArray } from 'drizzle-orm'
import { addressesTable, type AddressRow } from '../addresses/addressesTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { type PictureRow, picturesTable } from '../pictures/picturesTable'
import type { EventRow } from './eventsTable'

/** Addresses and pictures that events refer to, by id; deleted ones are missing. */
export interface EventSurroundings {
  addresses: ReadonlyMap<number, AddressRow>
  pictures: ReadonlyMap<number, PictureRow>
}

/** Returns the locations, organisers and pictures of some events. */
export async function readSurroundings(db: PortalDatabase, rows: readonly EventRow[]): Promise<EventSurroundings> {
  const addressIds = [
    ...new Set(
      rows.flatMap(({ locationId, organiserIds }) =>
        locationId === null ? organiserIds : [locationId, ...organiserIds],
      ),
    ),
  ]
  const pictureIds = [...new Set(rows.flatMap(({ pictureIds: ids }) => ids))]
  const addresses =
    addressIds.length > 0 ? await db.select().from(addressesTable).where(inArray(addressesTable.id, addressIds)) : []
  const pictures =
    pictureIds.length > 0 ? await db.select().from(picturesTable).where(inArray(picturesTable.id, pictureIds)) : []
  return {
    addresses: new Map(addresses.map(row => [row.id, row])),
    pictures: new Map(pictures.map(row => [row.id, row])),
  }
}
