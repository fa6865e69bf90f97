import type { ArticleBlock } from '../articles/ArticleBlock'
import { articlesTable } from '../articles/articlesTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { PictureRow } from '../pictures/PictureRow'
import { lookUp } from './lookUp'
import type { Seed } from './Seed'

/** Makes the demo's articles, with the pictures that they name by file. */
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

function pictureBlock({ kind, file, caption, alignment, width, height }: SeedPictureBlock, pictures: Map<string, PictureRow>): ArticleBlock {
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
