import { inArray } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { picturesTable } from '../pictures/picturesTable'
import type { PictureStorage } from './PictureStorage'
import { removeUnusedFile } from './removeUnusedFile'

const BATCH = 500

/** Goes through all files and removes those that nothing shows; answers how many. */
export async function sweepUnusedFiles(db: PortalDatabase, storage: PictureStorage): Promise<number> {
  let removed = 0
  let batch: string[] = []
  for await (const uri of storage.list()) {
    batch.push(uri)
    if (batch.length < BATCH) continue
    removed += await sweepBatch(db, storage, batch)
    batch = []
  }
  return removed + (await sweepBatch(db, storage, batch))
}

async function sweepBatch(db: PortalDatabase, storage: PictureStorage, uris: string[]): Promise<number> {
  if (uris.length === 0) return 0
  const rows = await db.selectDistinct({ uri: picturesTable.uri }).from(picturesTable).where(inArray(picturesTable.uri, uris))
  const used = new Set(rows.map(row => row.uri))
  let removed = 0
  for (const uri of uris) if (!used.has(uri) && (await removeUnusedFile(db, storage, uri))) removed += 1
  return removed
}
