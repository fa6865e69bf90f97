import type { Article, ArticleBlock } from './Article'
import type { articlesTable } from './articlesTable'

/** An article's row with its author's name. */
interface ArticleRow {
  article: typeof articlesTable.$inferSelect
  author: { firstname: string; surname: string }
}

/** Returns an article for its page. */
export function toArticle({ article, author }: ArticleRow): Article {
  const { id, slug, title, teaser, published, authorId, isDraft, blocks } = article
  const picture = blocks.find(block => block.kind === 'picture') ?? null
  return {
    Id: id,
    slug,
    title,
    teaser,
    date: published,
    authorId,
    authorName: `${author.firstname} ${author.surname}`,
    isDraft,
    picture,
    blocks,
  }
}

/** Returns the addresses of an article's picture files. */
export function pictureUris(blocks: ArticleBlock[]): string[] {
  return blocks.flatMap(block => (block.kind === 'picture' ? [block.uri] : []))
}
