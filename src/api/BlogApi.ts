import type { WindowHandle } from './createWindowHandle'

/** Options of `foyer.blog.newPost`. */
export interface BlogNewPostOptions {
  /** The tags to choose from; default: the portal's (`page.json?m=tags`). */
  tags?: readonly { readonly id: number | string; readonly name: string }[]
  /** Closes the window when it aborts. */
  signal?: AbortSignal
}

/** Blog posts and articles, `foyer.blog` (portal-accounts 2.5). */
export interface BlogApi {
  /** Opens the window of a new blog post; who is no blog author gets the login layer. */
  newPost(options?: BlogNewPostOptions): WindowHandle<never>
  /**
   * Asks, deletes an article with its blog item, and goes to the blog; a visitor gets the login layer.
   * @param article_id the article's id
   */
  deleteArticle(article_id: number | string, options?: { signal?: AbortSignal }): WindowHandle<never>
}
