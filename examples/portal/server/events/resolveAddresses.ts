import { inArray } from 'drizzle-orm'
import type { AddressRow } from '../addresses/AddressRow'
import { addressesTable } from '../addresses/addressesTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import { eventRefusals } from './eventRefusals'
import type { EventRow } from './EventRow'

/** The place and the organisers of an event. Throws RequestError 400 for one that the customer does not have. */
export async function resolveAddresses(
  db: PortalDatabase,
  { customer, locationId, organiserIds }: Pick<EventRow, 'customer' | 'locationId' | 'organiserIds'>,
): Promise<{ location: AddressRow | undefined; organisers: AddressRow[] }> {
  const ids = locationId === null ? organiserIds : [locationId, ...organiserIds]
  const rows = ids.length > 0 ? await db.select().from(addressesTable).where(inArray(addressesTable.id, ids)) : []
  const find = (id: number, refusal: typeof eventRefusals.locationGone | typeof eventRefusals.organiserGone) => {
    const row = rows.find(address => address.id === id && address.customer === customer)
    if (row) return row
    throw new RequestError(400, refusal)
  }
  return { location: locationId === null ? undefined : find(locationId, eventRefusals.locationGone), organisers: organiserIds.map(id => find(id, eventRefusals.organiserGone)) }
}
