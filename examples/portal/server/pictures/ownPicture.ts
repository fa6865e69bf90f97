import { eq, inArray } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/accountsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { PictureRestricted, RequestError } from '../http/RequestError'
import { pictureRefusals } from './pictureRefusals'
import { type PictureRow, picturesTable } from './picturesTable'

/**
 * Returns the account's picture with that id; with `lock`, nobody else can change it until the transaction ends. Throws
 * RequestError 404 if it does not exist, 403 if it belongs to another account.
 */
export async function ownPicture(
  db: PortalDatabase,
  account: SessionAccount,
  id: number,
  { lock = false } = {},
): Promise<PictureRow> {
  const query = db.select().from(picturesTable).where(eq(picturesTable.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw new RequestError(404, pictureRefusals.pictureGone(id))
  if (row.accountId !== account.Id) throw new PictureRestricted(row.id, account)
  return row
}

/**
 * Returns the account's pictures with those ids; inside a transaction, nobody can delete the pictures until the
 * transaction ends. Throws RequestError 404 if one does not exist, 403 if one belongs to another account.
 */
export async function ownPictures(
  db: PortalDatabase,
  account: SessionAccount,
  ids: readonly number[],
): Promise<PictureRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(picturesTable)
    .where(inArray(picturesTable.id, [...ids]))
    .for('key share')
  const foreign = rows.find(row => row.accountId !== account.Id)
  if (foreign) throw new PictureRestricted(foreign.id, account)
  const found = new Set(rows.map(row => row.id))
  const missing = ids.find(id => !found.has(id))
  if (missing !== undefined) throw new RequestError(404, pictureRefusals.pictureGone(missing))
  return rows
}
