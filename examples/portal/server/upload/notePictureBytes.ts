import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { picturesTable } from '../pictures/picturesTable'
import { bytesOnDisk } from '../storage/bytesOnDisk'
import type { PictureStorage } from '../storage/PictureStorage'

const BATCH = 100

/**
 * Measures the files of pictures that were stored before sizes were recorded; a missing file counts as 0. Stops early when `isOver` returns true, and
 * continues the next time.
 */
export async function notePictureBytes(
  db: PortalDatabase,
  storage: PictureStorage,
  isOver: () => boolean = () => false,
): Promise<void> {
  const { id, uri, bytes } = picturesTable
  let last = 0
  while (!isOver()) {
    const rows = await db
      .select({ id, uri })
      .from(picturesTable)
      // A literal, because the planner must see that the index of these few fits.
      .where(and(sql`${bytes} < 0`, gt(id, last)))
      .orderBy(asc(id))
      .limit(BATCH)
    for (const row of rows) {
      if (isOver()) return
      const size = await sizeOf(storage, row.uri)
      await db
        .update(picturesTable)
        .set({ bytes: bytesOnDisk(size) })
        .where(and(eq(id, row.id), lt(bytes, 0)))
      last = row.id
    }
    if (rows.length < BATCH) return
  }
}

async function sizeOf(storage: PictureStorage, uri: string): Promise<number> {
  const file = await storage.open(uri)
  file?.content.destroy()
  return file?.size ?? 0
}
