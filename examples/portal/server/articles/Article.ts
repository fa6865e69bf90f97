import { publicName } from '../accounts/publicName'
import type { articlesTable } from './articlesTable'

/** Alignment of a picture in the text, in the words of the position window. */
type PictureAlignment = 'none' | 'left' | 'center' | 'right'

/** A block of an article's body. Its text is plain: pages escape it, and nothing needs sanitising. */
export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | {
      kind: 'picture'
      pictureId: number
      uri: string
      caption: string
      width: number
      height: number
      alignment: PictureAlignment
      /**
       * Size in the text, as set in the position window: a number of px, a percentage, or `auto`. Without a size, the
       * page decides.
       */
      currentWidth?: number | string | undefined
      currentHeight?: number | string | undefined
      /** Alternative text. */
      description?: string | undefined
      /** True for a decorative picture: its alternative text is empty on purpose. */
      isDecorative?: boolean | undefined
    }

/** A whole article for its page. */
export interface Article extends ArticleSummary {
  blocks: ArticleBlock[]
}

/** Summary of an article in a list; `picture` is the first picture of its body. */
export interface ArticleSummary {
  Id: number
  slug: string
  title: string
  teaser: string
  date: Date
  authorId: number
  /** '' if the author's account has no name. */
  authorName: string
  /** True when only the author can see the article. */
  isDraft: boolean
  picture: Extract<ArticleBlock, { kind: 'picture' }> | null
}

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
    authorName: publicName(author),
    isDraft,
    picture,
    blocks,
  }
}

/** Returns the addresses of an article's picture files. */
export function pictureUris(blocks: ArticleBlock[]): string[] {
  return blocks.flatMap(block => (block.kind === 'picture' ? [block.uri] : []))
}
