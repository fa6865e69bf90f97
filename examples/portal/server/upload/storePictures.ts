import type { PortalDatabase } from '../database/PortalDatabase'
import { nearestHash } from '../pictures/nearestHash'
import type { PictureFile } from '../pictures/PictureFile'
import type { PictureRow } from '../pictures/PictureRow'
import { picturesTable } from '../pictures/picturesTable'
import { searchText } from '../pictures/searchText'
import { seriesPicturesTable } from '../series/seriesPicturesTable'
import { lockUris } from '../storage/lockUris'
import type { PictureStorage } from '../storage/PictureStorage'
import { removeUnusedFile } from '../storage/removeUnusedFile'
import type { StagedFile } from '../storage/StagedFile'

/** Whose pictures they become, and the series that they join, if any. */
interface Destination {
  accountId: number
  seriesId: number | null
}

/**
 * Stores checked files as pictures, all or none, and answers the rows in the files' order, which is also their order in lists.
 * Files of a batch that fails are removed again unless another picture has them.
 */
export async function storePictures(
  db: PortalDatabase,
  storage: PictureStorage,
  files: PictureFile[],
  { accountId, seriesId }: Destination,
): Promise<PictureRow[]> {
  const staged: { file: PictureFile; stored: StagedFile }[] = []
  try {
    for (const file of files) staged.push({ file, stored: await storage.stage(file.content, file.extension) })
    return await db.transaction(async tx => {
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

async function insertPicture(tx: PortalDatabase, accountId: number, file: PictureFile, uri: string): Promise<PictureRow> {
  const title = file.name
  const hashValue = await nearestHash(tx, accountId, file.hash)
  const empty = { subtitle: null, keywords: [], copyright: '', place: '', originator: '' }
  const [row] = await tx
    .insert(picturesTable)
    .values({ accountId, uri, width: file.width, height: file.height, hashValue, title, searchText: searchText({ title, ...empty }) })
    .returning()
  if (!row) throw new Error('The database answered an insert without its row.')
  return row
}
