import { eq } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { log } from '../log/log'
import type { LooseFile } from './LooseFile'
import { looseFilesTable } from './looseFilesTable'
import type { PictureStorage } from './PictureStorage'
import { removeUnusedFile } from './removeUnusedFile'

/** Removes noted files that nothing shows, and their notes; answers whether all went. What can't be removed now stays noted for a later sweep. */
export async function removeLooseFiles(db: PortalDatabase, storage: PictureStorage, files: LooseFile[]): Promise<boolean> {
  try {
    for (const { id, uri } of files) {
      await removeUnusedFile(db, storage, uri)
      await db.delete(looseFilesTable).where(eq(looseFilesTable.id, id))
    }
    return true
  } catch (error) {
    log.error('Files that nothing shows are left for later:', error)
    return false
  }
}
