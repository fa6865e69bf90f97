import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { articlesTable } from '../articles/articlesTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { picturesTable } from '../pictures/picturesTable'
import type { LooseFile } from './PictureStorage'

/** Addresses whose files may be unused: an upload adds its own before it writes them, a deletion those that it stops using. */
export const looseFilesTable = pgTable('loose_files', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  uri: text().notNull(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Records files that may become unused, so that they are removed even if this process dies. */
export async function noteLooseFiles(db: PortalDatabase, uris: string[]): Promise<LooseFile[]> {
  if (uris.length === 0) return []
  return db
    .insert(looseFilesTable)
    .values(uris.map(uri => ({ uri })))
    .returning({ id: looseFilesTable.id, uri: looseFilesTable.uri })
}

/** Locks file addresses until the transaction ends, so that no file is removed while a picture with the same content is uploaded. */
export async function lockUris(tx: PortalDatabase, uris: string[]): Promise<void> {
  for (const uri of [...new Set(uris)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${uri}, 0))`)
}

/** True when a picture or an article still uses the file of an address; events refer to pictures by id. */
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
