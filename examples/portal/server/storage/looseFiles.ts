import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { articlesTable } from '../articles/articlesTable'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { log } from '../log/log'
import { picturesTable } from '../pictures/picturesTable'
import { StartError } from '../StartError'
import type { LooseFile, PictureStorage } from './PictureStorage'

/**
 * Addresses whose files may be unused. An upload adds its addresses before it writes the files. A deletion or a changed
 * article adds the addresses that it no longer uses.
 */
export const looseFilesTable = pgTable('loose_files', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  uri: text().notNull(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Records files that may become unused, so that a sweep removes them even if this process dies. */
export async function noteLooseFiles(db: PortalDatabase, uris: string[]): Promise<LooseFile[]> {
  if (uris.length === 0) return []
  return db
    .insert(looseFilesTable)
    .values(uris.map(uri => ({ uri })))
    .returning({ id: looseFilesTable.id, uri: looseFilesTable.uri })
}

/**
 * Locks file addresses until the transaction ends, so that no file is removed while a picture with the same content is
 * uploaded.
 */
export async function lockUris(tx: PortalDatabase, uris: string[]): Promise<void> {
  for (const uri of [...new Set(uris)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${uri}, 0))`)
}

/**
 * True when a picture or an article still uses the file of an address. Events need no check, because they refer to
 * pictures by id.
 */
export async function isUsed(db: PortalDatabase, uri: string): Promise<boolean> {
  const inPictures = await db
    .select({ id: picturesTable.id })
    .from(picturesTable)
    .where(eq(picturesTable.uri, uri))
    .limit(1)
  if (inPictures.length > 0) return true
  const inArticles = await db
    .select({ id: articlesTable.id })
    .from(articlesTable)
    .where(sql`${articlesTable.blocks} @> ${JSON.stringify([{ kind: 'picture', uri }])}::jsonb`)
    .limit(1)
  return inArticles.length > 0
}

/**
 * Removes each recorded file that nothing uses, and the record of every file. Returns false after an error; the
 * remaining records stay for a later run.
 */
export async function removeLooseFiles(
  db: PortalDatabase,
  storage: PictureStorage,
  files: LooseFile[],
): Promise<boolean> {
  try {
    for (const { id, uri } of files) {
      await removeUnusedFile(db, storage, uri)
      await db.delete(looseFilesTable).where(eq(looseFilesTable.id, id))
    }
    return true
  } catch (error) {
    log.error('Unused picture files could not be removed; the next sweep tries again:', error)
    return false
  }
}

/** Removes the file of an address if nothing uses it; returns true if it was removed. */
async function removeUnusedFile(db: PortalDatabase, storage: PictureStorage, uri: string): Promise<boolean> {
  return db.transaction(async tx => {
    await lockUris(tx, [uri])
    if (await isUsed(tx, uri)) return false
    await storage.remove(uri)
    return true
  })
}

const BATCH = 500

/**
 * Removes files that were recorded at least `age` ms ago and that nothing uses. They remain, for example, after a
 * killed process, or if the storage was unreachable.
 */
export async function sweepLooseFiles(db: PortalDatabase, storage: PictureStorage, age: number): Promise<void> {
  const isOld = lte(looseFilesTable.since, timeFromNow(-age))
  for (;;) {
    const files = await db.select().from(looseFilesTable).where(isOld).orderBy(asc(looseFilesTable.since)).limit(BATCH)
    if (!(await removeLooseFiles(db, storage, files)) || files.length < BATCH) return
  }
}

const UNUSED_BATCH = 500

/**
 * Removes all files that nothing uses; returns their number. Throws StartError if no picture of the database uses any
 * of the files, because the files are then probably another portal's.
 */
export async function sweepUnusedFiles(db: PortalDatabase, storage: PictureStorage): Promise<number> {
  let [files, unused, isOurs] = [0, [] as string[], false]
  for await (const batch of inBatches(storage.list())) {
    const used = await usedUris(db, batch)
    files += batch.length
    isOurs ||= used.size > 0
    unused.push(...batch.filter(uri => !used.has(uri)))
  }
  if (files > 0 && !isOurs)
    throw new StartError(
      `Nothing was removed: the database uses none of the ${files} picture files, so they probably belong to another portal. Check DATABASE_URL and --data. If all pictures were deleted on purpose, delete the files yourself.`,
    )
  let removed = 0
  for (const uri of unused) if (await removeUnusedFile(db, storage, uri)) removed += 1
  return removed
}

async function* inBatches(uris: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch: string[] = []
  for await (const uri of uris) {
    batch.push(uri)
    if (batch.length < UNUSED_BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function usedUris(db: PortalDatabase, uris: string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ uri: picturesTable.uri })
    .from(picturesTable)
    .where(inArray(picturesTable.uri, uris))
  return new Set(rows.map(({ uri }) => uri))
}
