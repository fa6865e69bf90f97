import type { BlogNewPostOptions } from '../api/BlogApi'
import { FoyerError } from '../lib/FoyerError'
import type { OpeningTable } from '../shell/Family'

/** The calls of the blog (portal-accounts 2.5); who may not make them gets the login layer (portal-accounts 6). */
export const blogOpenings = {
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
        throw new FoyerError('CALL_WRONG_ARGUMENT', `blog.deleteArticle was called without the id of an article. Pass it, or give the button a data-id.`)
      return { options: { article_id } }
    },
  },
} satisfies OpeningTable
