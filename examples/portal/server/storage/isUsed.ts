import { eq, sql } from 'drizzle-orm'
import { articlesTable } from '../articles/articlesTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { eventsTable } from '../events/eventsTable'
import { picturesTable } from '../pictures/picturesTable'

/** Whether a picture, an article or an event still shows the file at an address. */
export async function isUsed(db: PortalDatabase, uri: string): Promise<boolean> {
  const inPictures = await db.select({ id: picturesTable.id }).from(picturesTable).where(eq(picturesTable.uri, uri)).limit(1)
  if (inPictures.length > 0) return true
  const inArticles = await db
    .select({ id: articlesTable.id })
    .from(articlesTable)
    .where(sql`${articlesTable.blocks} @> ${JSON.stringify([{ kind: 'picture', uri }])}::jsonb`)
    .limit(1)
  if (inArticles.length > 0) return true
  const inEvents = await db.select({ id: eventsTable.id }).from(eventsTable).where(eq(eventsTable.pictureUri, uri)).limit(1)
  return inEvents.length > 0
}
