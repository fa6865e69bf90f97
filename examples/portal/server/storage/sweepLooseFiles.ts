import { asc, lte } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { timeFromNow } from '../database/timeFromNow'
import { looseFilesTable } from './looseFilesTable'
import type { PictureStorage } from './PictureStorage'
import { removeLooseFiles } from './removeLooseFiles'

const BATCH = 500

/** Removes files that were noted so many milliseconds ago and that nothing shows: what a killed process or an absent storage left. */
export async function sweepLooseFiles(db: PortalDatabase, storage: PictureStorage, age: number): Promise<void> {
  const isOld = lte(looseFilesTable.since, timeFromNow(-age))
  for (;;) {
    const files = await db.select().from(looseFilesTable).where(isOld).orderBy(asc(looseFilesTable.since)).limit(BATCH)
    if (!(await removeLooseFiles(db, storage, files)) || files.length < BATCH) return
  }
}
