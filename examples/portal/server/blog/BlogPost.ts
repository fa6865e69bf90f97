import type { ArticleSummary } from '../articles/ArticleSummary'

/** A post of the blog: an article with its tag. */
export interface BlogPost extends ArticleSummary {
  tagId: number
  tag: string
}
