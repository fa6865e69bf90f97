import type { ArticleBlock } from './ArticleBlock'
import type { ArticleSummary } from './ArticleSummary'

/** A whole article as its page shows it. */
export interface Article extends ArticleSummary {
  blocks: ArticleBlock[]
}
