import { inArray } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/SessionAccount'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import type { PictureRow } from './PictureRow'
import { picturesTable } from './picturesTable'
import { pictureRestricted } from './pictureRestricted'

/** The account's pictures of those ids; inside a transaction nobody deletes them until it ends. Throws RequestError 404 when one does not exist, 403 when one is another account's. */
export async function ownPictures(db: PortalDatabase, account: SessionAccount, ids: readonly number[]): Promise<PictureRow[]> {
  if (ids.length === 0) return []
  const rows = await db.select().from(picturesTable).where(inArray(picturesTable.id, [...ids])).for('key share')
  const foreign = rows.find(row => row.accountId !== account.Id)
  if (foreign) throw await pictureRestricted(db, foreign, account)
  const found = new Set(rows.map(row => row.id))
  const missing = ids.find(id => !found.has(id))
  if (missing !== undefined) throw new RequestError(404, `Das Bild ${missing} gibt es nicht mehr.`)
  return rows
}
