import type { ArticleSummary } from './ArticleSummary'
import { toArticle } from './toArticle'

/** An article as a list shows it, without its body. */
export function toSummary(row: Parameters<typeof toArticle>[0]): ArticleSummary {
  const { blocks: _blocks, ...summary } = toArticle(row)
  return summary
}
