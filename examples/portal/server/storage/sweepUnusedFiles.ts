import { inArray } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { picturesTable } from '../pictures/picturesTable'
import type { PictureStorage } from './PictureStorage'
import { removeUnusedFile } from './removeUnusedFile'

const BATCH = 500

/** Removes files that nothing shows: what a process that was killed in the middle of an upload or a deletion left behind. */
export async function sweepUnusedFiles(db: PortalDatabase, storage: PictureStorage): Promise<void> {
  let batch: string[] = []
  for await (const uri of storage.list()) {
    batch.push(uri)
    if (batch.length < BATCH) continue
    await sweepBatch(db, storage, batch)
    batch = []
  }
  await sweepBatch(db, storage, batch)
}

async function sweepBatch(db: PortalDatabase, storage: PictureStorage, uris: string[]): Promise<void> {
  if (uris.length === 0) return
  const rows = await db.selectDistinct({ uri: picturesTable.uri }).from(picturesTable).where(inArray(picturesTable.uri, uris))
  const used = new Set(rows.map(row => row.uri))
  for (const uri of uris) if (!used.has(uri)) await removeUnusedFile(db, storage, uri)
}
