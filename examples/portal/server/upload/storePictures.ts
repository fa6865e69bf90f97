import { and, eq, inArray } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import { searchText } from '../pictures/listStatement'
import { nearestHash } from '../pictures/perceptualHash'
import { type PictureRow, picturesTable } from '../pictures/picturesTable'
import type { PictureFile } from '../pictures/inspectPicture'
import { seriesPicturesTable } from '../series/seriesTable'
import { bytesOnDisk } from '../storage/diskStorage'
import { mediaUri } from '../storage/mediaUri'
import { lockUris, looseFilesTable, noteLooseFiles, removeLooseFiles } from '../storage/looseFiles'
import type { LooseFile, PictureStorage, StagedFile } from '../storage/PictureStorage'
import { checkQuota } from './pictureQuota'
import { claimUploadKey, earlierUpload, type UploadKey, uploadsTable } from './claimUploadKey'

/**
 * Creates a picture from an uploaded file. The file's name becomes the title. If the account has a copy of the picture,
 * the new one gets the same hash.
 */
async function insertPicture(
  tx: PortalDatabase,
  accountId: number,
  file: PictureFile,
  uri: string,
): Promise<PictureRow> {
  const title = file.name
  const hashValue = await nearestHash(tx, accountId, file.hash)
  const empty = { subtitle: null, keywords: [], copyright: '', place: '', originator: '' }
  const [row] = await tx
    .insert(picturesTable)
    .values({
      accountId,
      uri,
      width: file.width,
      height: file.height,
      bytes: bytesOnDisk(file.content.length),
      hashValue,
      title,
      searchText: searchText({ title, ...empty }),
    })
    .returning()
  if (!row) throw new Error('The database returned no row for an insert.')
  return row
}

/** Owner, optional series, and identity of the upload. */
interface Destination {
  accountId: number
  seriesId: number | null
  uploadKey: UploadKey | null
  /** Quota for the account's pictures, in bytes on disk. */
  quota: number
}

/**
 * Stores checked files as pictures, all or none. Returns the rows in the files' order, which is also their order in
 * lists. If storing fails, files that nothing else uses are removed at once. If the storage is unreachable, a later
 * sweep removes them. If two uploads with the same key and content are simultaneous, one of them stores the files, and
 * both return the stored pictures.
 */
export async function storePictures(
  db: PortalDatabase,
  storage: PictureStorage,
  files: PictureFile[],
  destination: Destination,
): Promise<PictureRow[]> {
  const addressed = files.map(file => ({ file, uri: mediaUri(file.content, file.extension) }))
  // Records the files before writing any, so that even a killed process leaves no unknown file.
  const loose = await noteLooseFiles(
    db,
    addressed.map(({ uri }) => uri),
  )
  const staged: { file: PictureFile; stored: StagedFile }[] = []
  try {
    for (const { file, uri } of addressed) staged.push({ file, stored: await storage.stage(uri, file.content) })
    const rows = await db.transaction(tx => insertStaged(tx, staged, loose, destination))
    if (rows) return rows
    await discard(db, storage, staged, loose)
    return (destination.uploadKey && (await earlierUpload(db, destination.accountId, destination.uploadKey))) ?? []
  } catch (error) {
    // While an S3 storage is unreachable, its files are removed later, by the sweep. Otherwise each removal would wait
    // for the storage, which would delay the request again and keep a transaction open.
    const isAway = storage.isShared && error instanceof RequestError && error.statusCode === 503
    if (!isAway) await discard(db, storage, staged, loose)
    throw error
  }
}

/** Creates pictures of written files; returns null if an upload with the same key has already done so. */
async function insertStaged(
  tx: PortalDatabase,
  staged: { file: PictureFile; stored: StagedFile }[],
  loose: LooseFile[],
  destination: Destination,
): Promise<PictureRow[] | null> {
  const { accountId, seriesId, uploadKey, quota } = destination
  if (uploadKey && !(await claimUploadKey(tx, accountId, uploadKey))) return null
  await checkQuota(
    tx,
    accountId,
    quota,
    staged.reduce((bytes, { file }) => bytes + bytesOnDisk(file.content.length), 0),
  )
  await lockUris(
    tx,
    staged.map(({ stored }) => stored.uri),
  )
  const rows: PictureRow[] = []
  // Inserts in reverse order, because lists show the highest id first.
  for (const { file, stored } of staged.toReversed()) {
    await stored.commit()
    rows.unshift(await insertPicture(tx, accountId, file, stored.uri))
  }
  if (seriesId !== null) {
    await tx
      .insert(seriesPicturesTable)
      .values(rows.map(row => ({ seriesId, pictureId: row.id, pictureCreated: row.created })))
  }
  if (uploadKey) {
    const isThis = and(eq(uploadsTable.accountId, accountId), eq(uploadsTable.uploadKey, uploadKey.key))
    await tx
      .update(uploadsTable)
      .set({ pictureIds: rows.map(row => row.id) })
      .where(isThis)
  }
  await tx.delete(looseFilesTable).where(
    inArray(
      looseFilesTable.id,
      loose.map(({ id }) => id),
    ),
  )
  return rows
}

async function discard(
  db: PortalDatabase,
  storage: PictureStorage,
  staged: { stored: StagedFile }[],
  loose: LooseFile[],
): Promise<void> {
  for (const { stored } of staged) await stored.drop()
  await removeLooseFiles(db, storage, loose)
}
