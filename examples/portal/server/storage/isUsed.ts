import { eq, sql } from 'drizzle-orm'
import { articlesTable } from '../articles/articlesTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { picturesTable } from '../pictures/picturesTable'

/** Whether a picture or an article still shows the file at an address; events show pictures by their ids. */
export async function isUsed(db: PortalDatabase, uri: string): Promise<boolean> {
  const inPictures = await db.select({ id: picturesTable.id }).from(picturesTable).where(eq(picturesTable.uri, uri)).limit(1)
  if (inPictures.length > 0) return true
  const inArticles = await db
    .select({ id: articlesTable.id })
    .from(articlesTable)
    .where(sql`${articlesTable.blocks} @> ${JSON.stringify([{ kind: 'picture', uri }])}::jsonb`)
    .limit(1)
  return inArticles.length > 0
}
