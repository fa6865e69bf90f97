import type { BlogNewPostOptions } from '../api/BlogApi'
import { FoyerError } from '../lib/FoyerError'
import type { Family, OpeningTable } from '../shell/Family'
import type { WindowTable } from '../shell/WindowTable'

/** Calls of the blog (portal-accounts 2.5). Callers without permission get the login layer (portal-accounts 6). */
const blogOpenings = {
  'blog.newPost': {
    windowName: 'blog.newPost',
    instead: ({ auth }) => (auth?.account && auth.blogAuthor ? undefined : 'register.login'),
    read: ({ tags }: BlogNewPostOptions = {}) => ({ options: { tags } }),
  },
  'blog.deleteArticle': {
    windowName: 'blog.deleteArticle',
    instead: ({ auth }) => (auth?.account ? undefined : 'register.login'),
    read(article_id: number | string, _options: { signal?: AbortSignal } = {}) {
      if (!['number', 'string'].includes(typeof article_id) || article_id === '')
        throw new FoyerError(
          'CALL_WRONG_ARGUMENT',
          `blog.deleteArticle was called without the id of an article. Pass it, or give the button a data-id.`,
        )
      return { options: { article_id } }
    },
  },
} satisfies OpeningTable

/** Windows for new blog posts and for the deletion of articles (portal-accounts 2.5). */
export const blogWindows = {
  'blog.newPost': {
    load: () => import('./newPost/NewPostWindow').then(module => module.NewPostWindow),
    headingLabel: 'ui_blog_new_post_heading',
    size: { width: 480 },
    failureReading: 'portal',
  },
  'blog.deleteArticle': {
    load: () => import('./deleteArticle/DeleteArticleWindow').then(module => module.DeleteArticleWindow),
    headingLabel: 'delete_article_confirm_header',
    size: { width: 440 },
    failureReading: 'portal',
  },
} satisfies WindowTable

/** Windows and calls of blog posts, for the core. */
export const blogFamily: Family = { windows: blogWindows, openings: blogOpenings, calls: {} }
