import type { PortalDatabase } from '../database/PortalDatabase'
import { isUsed } from './isUsed'
import { lockUris } from './lockUris'
import type { PictureStorage } from './PictureStorage'

/** Removes the file at an address if nothing shows it any more; answers whether it did. */
export async function removeUnusedFile(db: PortalDatabase, storage: PictureStorage, uri: string): Promise<boolean> {
  return db.transaction(async tx => {
    await lockUris(tx, [uri])
    if (await isUsed(tx, uri)) return false
    await storage.remove(uri)
    return true
  })
}
