import { and, eq } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { PictureFile } from '../pictures/PictureFile'
import type { PictureRow } from '../pictures/PictureRow'
import { seriesPicturesTable } from '../series/seriesPicturesTable'
import { lockUris } from '../storage/lockUris'
import type { PictureStorage } from '../storage/PictureStorage'
import { removeUnusedFile } from '../storage/removeUnusedFile'
import type { StagedFile } from '../storage/StagedFile'
import { claimUploadKey } from './claimUploadKey'
import { earlierUpload } from './earlierUpload'
import { insertPicture } from './insertPicture'
import type { UploadKey } from './UploadKey'
import { uploadsTable } from './uploadsTable'

/** Whose pictures they become, the series that they join, if any, and what makes the upload known again. */
interface Destination {
  accountId: number
  seriesId: number | null
  uploadKey: UploadKey | null
}

/**
 * Stores checked files as pictures, all or none, and answers the rows in the files' order, which is also their order in lists.
 * Files of a batch that fails are removed again unless another picture has them. Of two equal uploads at the same time one stores, both answer its pictures.
 */
export async function storePictures(db: PortalDatabase, storage: PictureStorage, files: PictureFile[], destination: Destination): Promise<PictureRow[]> {
  const staged: { file: PictureFile; stored: StagedFile }[] = []
  const { accountId, seriesId, uploadKey } = destination
  try {
    for (const file of files) staged.push({ file, stored: await storage.stage(file.content, file.extension) })
    return await db.transaction(async tx => {
      if (uploadKey && !(await claimUploadKey(tx, accountId, uploadKey))) {
        for (const { stored } of staged) await stored.drop()
        return (await earlierUpload(tx, accountId, uploadKey)) ?? []
      }
      await lockUris(tx, staged.map(({ stored }) => stored.uri))
      const rows: PictureRow[] = []
      // Backwards, because the list shows the highest id first.
      for (const { file, stored } of staged.toReversed()) {
        await stored.keep()
        rows.unshift(await insertPicture(tx, accountId, file, stored.uri))
      }
      if (seriesId !== null) {
        await tx.insert(seriesPicturesTable).values(rows.map(row => ({ seriesId, pictureId: row.id, pictureCreated: row.created })))
      }
      if (uploadKey) {
        const isThis = and(eq(uploadsTable.accountId, accountId), eq(uploadsTable.uploadKey, uploadKey.key))
        await tx.update(uploadsTable).set({ pictureIds: rows.map(row => row.id) }).where(isThis)
      }
      return rows
    })
  } catch (error) {
    for (const { stored } of staged) {
      await stored.drop()
      await removeUnusedFile(db, storage, stored.uri)
    }
    throw error
  }
}
