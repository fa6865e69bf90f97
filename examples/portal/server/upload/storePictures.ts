import { and, eq, inArray } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import type { PictureFile } from '../pictures/PictureFile'
import type { PictureRow } from '../pictures/PictureRow'
import { seriesPicturesTable } from '../series/seriesPicturesTable'
import { lockUris } from '../storage/lockUris'
import type { LooseFile } from '../storage/LooseFile'
import { looseFilesTable } from '../storage/looseFilesTable'
import { mediaUri } from '../storage/mediaUri'
import { noteLooseFiles } from '../storage/noteLooseFiles'
import type { PictureStorage } from '../storage/PictureStorage'
import { removeLooseFiles } from '../storage/removeLooseFiles'
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
 * When that fails, files that no other picture has are removed again: at once, or, while the storage is away, by a later sweep. Of two equal uploads at the same time one stores, both answer its pictures.
 */
export async function storePictures(db: PortalDatabase, storage: PictureStorage, files: PictureFile[], destination: Destination): Promise<PictureRow[]> {
  const addressed = files.map(file => ({ file, uri: mediaUri(file.content, file.extension) }))
  // Before anything is written: also a process that is killed in the middle leaves no file that nobody knows of.
  const loose = await noteLooseFiles(db, addressed.map(({ uri }) => uri))
  const staged: { file: PictureFile; stored: StagedFile }[] = []
  try {
    for (const { file, uri } of addressed) staged.push({ file, stored: await storage.stage(uri, file.content) })
    const rows = await db.transaction(tx => insertStaged(tx, staged, loose, destination))
    if (rows) return rows
    await discard(db, storage, staged, loose)
    return (destination.uploadKey && (await earlierUpload(db, destination.accountId, destination.uploadKey))) ?? []
  } catch (error) {
    // A storage of others that is away would be waited for a second time, with the database held meanwhile; what it has is noted, and goes later.
    const isAway = storage.isShared && error instanceof RequestError && error.statusCode === 503
    if (!isAway) await discard(db, storage, staged, loose)
    throw error
  }
}

/** Makes pictures of written files; null when an upload with the same key did that already. */
async function insertStaged(tx: PortalDatabase, staged: { file: PictureFile; stored: StagedFile }[], loose: LooseFile[], destination: Destination): Promise<PictureRow[] | null> {
  const { accountId, seriesId, uploadKey } = destination
  if (uploadKey && !(await claimUploadKey(tx, accountId, uploadKey))) return null
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
  await tx.delete(looseFilesTable).where(inArray(looseFilesTable.id, loose.map(({ id }) => id)))
  return rows
}

async function discard(db: PortalDatabase, storage: PictureStorage, staged: { stored: StagedFile }[], loose: LooseFile[]): Promise<void> {
  for (const { stored } of staged) await stored.drop()
  await removeLooseFiles(db, storage, loose)
}
