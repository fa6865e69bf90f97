import type { BlogNewPostOptions } from '../api/BlogApi'

/** A tag that a blog post may have. */
export type BlogTag = NonNullable<BlogNewPostOptions['tags']>[number]
