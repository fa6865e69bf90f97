import { and, eq, inArray } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import type { PictureRow } from '../pictures/PictureRow'
import { picturesTable } from '../pictures/picturesTable'
import type { UploadKey } from './UploadKey'
import { uploadsTable } from './uploadsTable'

/**
 * The pictures that the account's upload with this key became, in its order and without those deleted since; null when there was none, or none of them is left.
 * Throws RequestError 409 when something else was sent under the key.
 */
export async function earlierUpload(db: PortalDatabase, accountId: number, { key, fingerprint }: UploadKey): Promise<PictureRow[] | null> {
  const [upload] = await db.select().from(uploadsTable).where(and(eq(uploadsTable.accountId, accountId), eq(uploadsTable.uploadKey, key)))
  if (!upload) return null
  if (upload.fingerprint !== fingerprint) throw new RequestError(409, 'Something else was uploaded with this upload_key.')
  const rows = await db.select().from(picturesTable).where(and(eq(picturesTable.accountId, accountId), inArray(picturesTable.id, upload.pictureIds)))
  return rows.length > 0 ? upload.pictureIds.flatMap(id => rows.find(row => row.id === id) ?? []) : null
}
