import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/accountsTable'
import { addressesTable, type AddressRow } from '../addresses/addressesTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import { picturesTable } from '../pictures/picturesTable'
import { eventRefusals } from './eventRefusals'
import type { EventRow } from './eventsTable'

/**
 * Returns the location and the organisers of an event. Throws RequestError 400 for addresses that the customer does not
 * have.
 */
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
  return {
    location: locationId === null ? undefined : find(locationId, eventRefusals.locationGone),
    organisers: organiserIds.map(id => find(id, eventRefusals.organiserGone)),
  }
}

/**
 * Returns the library's ids of pictures. An entry of `mediaIds` is a media id. For a picture of the account, or a
 * picture without a media id, the entry may also be the library's id. Throws RequestError 400 unless each picture is
 * the account's own or already in the event.
 */
export async function resolvePictures(
  db: PortalDatabase,
  account: SessionAccount,
  mediaIds: readonly number[],
  present: readonly number[],
): Promise<number[]> {
  if (mediaIds.length === 0) return []
  const ids = [...mediaIds]
  const rows = await db
    .select({ id: picturesTable.id, mediaId: picturesTable.metaTmediaId, accountId: picturesTable.accountId })
    .from(picturesTable)
    .where(
      or(
        inArray(picturesTable.metaTmediaId, ids),
        and(
          inArray(picturesTable.id, ids),
          or(isNull(picturesTable.metaTmediaId), eq(picturesTable.accountId, account.Id)),
        ),
      ),
    )
  return ids.map(id => {
    const row = rows.find(({ mediaId }) => mediaId === id) ?? rows.find(picture => picture.id === id)
    if (!row) throw new RequestError(400, eventRefusals.pictureGone(id))
    if (row.accountId !== account.Id && !present.includes(row.id))
      throw new RequestError(400, eventRefusals.pictureForeign(id))
    return row.id
  })
}
