import type { WindowHandle } from './createWindowHandle'

/** Options of `foyer.blog.newPost`. */
export interface BlogNewPostOptions {
  /** Tags to choose from. Default: `blog.tags` of the configuration, else the portal's tags (`page.json?m=tags`). */
  tags?: readonly { readonly id: number | string; readonly name: string }[]
  /** An abort of this signal closes the window. */
  signal?: AbortSignal
}

/** Blog posts and articles, `foyer.blog` (portal-accounts 2.5). */
export interface BlogApi {
  /** Opens the window of a new blog post. A person without the right to write blog posts gets the login layer. */
  newPost(options?: BlogNewPostOptions): WindowHandle<never>
  /**
   * Asks for confirmation, deletes an article with its blog item, and opens the blog. A visitor gets the login layer.
   * An abort of `signal` closes the window.
   * @param article_id the article's id
   */
  deleteArticle(article_id: number | string, options?: { signal?: AbortSignal }): WindowHandle<never>
}
