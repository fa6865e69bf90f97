import { eq } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/SessionAccount'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { PictureStorage } from '../storage/PictureStorage'
import { removeUnusedFile } from '../storage/removeUnusedFile'
import { ownPicture } from './ownPicture'
import { picturesTable } from './picturesTable'

/** Deletes a picture of the account, and its file unless something else shows it. Throws RequestError 403 or 404. */
export async function deletePicture(db: PortalDatabase, storage: PictureStorage, account: SessionAccount, id: number): Promise<void> {
  const { uri } = await ownPicture(db, account, id)
  await db.delete(picturesTable).where(eq(picturesTable.id, id))
  await removeUnusedFile(db, storage, uri)
}
