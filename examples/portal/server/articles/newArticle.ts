import { articlesTable } from './articlesTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { freeSlug } from './freeSlug'

/** Makes an article that only its author sees until it is saved. */
export async function newArticle(tx: PortalDatabase, authorId: number, title: string): Promise<typeof articlesTable.$inferSelect> {
  const [row] = await tx
    .insert(articlesTable)
    .values({ slug: await freeSlug(tx, title), title, teaser: '', authorId, published: new Date(), isDraft: true, blocks: [] })
    .returning()
  if (!row) throw new Error('The database answered an insert without its row.')
  return row
}
