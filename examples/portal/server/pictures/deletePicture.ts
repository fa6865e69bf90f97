import { eq } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/SessionAccount'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { PictureStorage } from '../storage/PictureStorage'
import { noteLooseFiles } from '../storage/noteLooseFiles'
import { removeLooseFiles } from '../storage/removeLooseFiles'
import { ownPicture } from './ownPicture'
import { picturesTable } from './picturesTable'

/** Deletes a picture of the account, and its file unless something else shows it. Throws RequestError 403 or 404. */
export async function deletePicture(db: PortalDatabase, storage: PictureStorage, account: SessionAccount, id: number): Promise<void> {
  const loose = await db.transaction(async tx => {
    const { uri } = await ownPicture(tx, account, id, { lock: true })
    await tx.delete(picturesTable).where(eq(picturesTable.id, id))
    return noteLooseFiles(tx, [uri])
  })
  await removeLooseFiles(db, storage, loose)
}
