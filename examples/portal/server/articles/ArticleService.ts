import type { SessionAccount } from '../accounts/SessionAccount'
import type { Article } from './Article'
import type { ArticleSummary } from './ArticleSummary'

/** Reads and saves articles for the portal's pages. */
export interface ArticleService {
  /** Articles, newest first; `limit` is a number of articles (default 20, at most 100). */
  list(limit?: number): Promise<ArticleSummary[]>
  /** One page of what an account wrote, drafts among it, newest first; pages are counted from 1. */
  listBy(accountId: number, page?: number): Promise<{ articles: ArticleSummary[]; isLastPage: boolean }>
  /** The article of that slug, or null. */
  get(slug: string): Promise<Article | null>
  /**
   * Replaces an article's title, teaser and body. `draft` is the untrusted request body `{ title, teaser, blocks }`, checked here.
   * Throws RequestError: 400 for a draft of the wrong shape or a picture that is not the author's, 403 for anyone but the author, 404.
   */
  save(author: SessionAccount, articleId: number, draft: unknown): Promise<Article>
}
