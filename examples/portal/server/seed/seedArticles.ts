import { eq } from 'drizzle-orm'
import type { ArticleBlock } from '../articles/Article'
import { articlesTable } from '../articles/articlesTable'
import { blogItemsTable } from '../blog/BlogStore'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { PictureRow } from '../pictures/picturesTable'
import { StartError } from '../StartError'
import { lookUp } from './readSeed'
import type { Seed } from './SeedData'

/** Creates the demo's articles, which name their pictures by file. */
export async function seedArticles(
  tx: PortalDatabase,
  { articles }: Seed,
  accountIds: Map<string, number>,
  pictures: Map<string, PictureRow>,
): Promise<void> {
  for (const { slug, title, teaser, author, date, blocks } of articles) {
    await tx.insert(articlesTable).values({
      slug,
      title,
      teaser,
      authorId: lookUp(accountIds, author, 'articles'),
      published: date,
      lastChange: date,
      blocks: blocks.map(block => (block.kind === 'picture' ? pictureBlock(block, pictures) : block)),
    })
  }
}

type SeedPictureBlock = Extract<Seed['articles'][number]['blocks'][number], { kind: 'picture' }>

function pictureBlock(
  { kind, file, caption, alignment, width, height }: SeedPictureBlock,
  pictures: Map<string, PictureRow>,
): ArticleBlock {
  const picture = lookUp(pictures, file, 'articles')
  return {
    kind,
    pictureId: picture.id,
    uri: picture.uri,
    caption: caption || [picture.title, picture.copyright].filter(text => text).join(' · '),
    width: width ?? picture.width,
    height: height ?? picture.height,
    alignment,
  }
}

/** Adds some of the demo's articles to the blog. */
export async function seedBlog(tx: PortalDatabase, { blogItems }: Seed): Promise<void> {
  for (const { slug, tagId } of blogItems) {
    const [article] = await tx
      .select({ id: articlesTable.id, published: articlesTable.published })
      .from(articlesTable)
      .where(eq(articlesTable.slug, slug))
    if (!article)
      throw new StartError(
        `The demo's data file seed/blogItems.json names the article ${slug}, which does not exist: add it to seed/articles.json or remove the entry.`,
      )
    await tx.insert(blogItemsTable).values({ articleId: article.id, tagId, published: article.published })
  }
}
