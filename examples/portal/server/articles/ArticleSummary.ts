import type { ArticleBlock } from './ArticleBlock'

/** What a list of articles shows of one article; `picture` is the first picture of its body. */
export interface ArticleSummary {
  Id: number
  slug: string
  title: string
  teaser: string
  date: Date
  authorId: number
  authorName: string
  /** Whether only the author sees it yet. */
  isDraft: boolean
  picture: Extract<ArticleBlock, { kind: 'picture' }> | null
}
