import { sql } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { JobQueue } from '../imageService/JobQueue'
import type { PictureStorage } from '../storage/PictureStorage'
import type { Seed } from './Seed'
import { seedAccounts } from './seedAccounts'
import { seedArticles } from './seedArticles'
import { seedEvents } from './seedEvents'
import { seedPictures } from './seedPictures'
import { seedSeries } from './seedSeries'
import { storeFiles } from './storeFiles'
import { syncLabels } from './syncLabels'

const LOCK = 4_601_724

/**
 * Fills an empty database with the demo's data, all in one transaction: a start that is cut off leaves it empty for the next.
 * A database that has accounts only gets its labels brought up to date.
 */
export async function seedDatabase(db: PortalDatabase, seed: Seed, storage: PictureStorage, imageJobs: JobQueue): Promise<void> {
  await syncLabels(db, seed)
  if (await hasAccounts(db)) return
  const files = await storeFiles(seed.pictures, storage, imageJobs)
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (await hasAccounts(tx)) return
    const accountIds = await seedAccounts(tx, seed)
    const seriesIds = await seedSeries(tx, seed, accountIds)
    const pictures = await seedPictures(tx, seed, files, { accountIds, seriesIds })
    await seedArticles(tx, seed, accountIds, pictures)
    await seedEvents(tx, seed, pictures)
  })
}

async function hasAccounts(db: PortalDatabase): Promise<boolean> {
  return (await db.select({ id: accountsTable.id }).from(accountsTable).limit(1)).length > 0
}
