import { eq } from 'drizzle-orm'
import { articlesTable } from '../articles/articlesTable'
import { blogItemsTable } from '../blog/blogItemsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { StartError } from '../StartError'
import type { Seed } from './Seed'

/** Puts some of the demo's articles into the blog. */
export async function seedBlog(tx: PortalDatabase, { blogItems }: Seed): Promise<void> {
  for (const { slug, tagId } of blogItems) {
    const [article] = await tx.select({ id: articlesTable.id, published: articlesTable.published }).from(articlesTable).where(eq(articlesTable.slug, slug))
    if (!article) throw new StartError(`The demo's data file seed/blogItems.json names the article ${slug}, which there is not.`)
    await tx.insert(blogItemsTable).values({ articleId: article.id, tagId, published: article.published })
  }
}
