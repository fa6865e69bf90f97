import { eq } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/SessionAccount'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import { pictureRestricted } from './pictureRestricted'
import type { PictureRow } from './PictureRow'
import { picturesTable } from './picturesTable'

/** The account's picture of that id, locked until the transaction ends if asked for. Throws RequestError 404 for none, 403 for another account's. */
export async function ownPicture(db: PortalDatabase, account: SessionAccount, id: number, { lock = false } = {}): Promise<PictureRow> {
  const query = db.select().from(picturesTable).where(eq(picturesTable.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw new RequestError(404, `Das Bild ${id} gibt es nicht mehr.`)
  if (row.accountId !== account.Id) throw await pictureRestricted(db, row, account)
  return row
}
