import { eq } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import type { SessionAccount } from '../accounts/SessionAccount'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import type { PictureRow } from './PictureRow'

/** The refusal of another account's picture, in the contract's form for an access request to its owner. */
export async function pictureRestricted(db: PortalDatabase, picture: PictureRow, requester: SessionAccount): Promise<RequestError> {
  const [owner] = await db.select().from(accountsTable).where(eq(accountsTable.id, picture.accountId))
  const parts = [picture.title ?? '', owner?.account ?? '', requester.account, requester.firstname, requester.surname]
  const text = parts.map(part => part.replaceAll('|', '/')).join('|')
  return new RequestError(403, `pix_picture_restricted||${text}`, { json: true })
}
