import type { WindowTable } from '../shell/WindowTable'

/** Blog posts and the deletion of articles (portal-accounts 2.5). */
export const blogWindows = {
  'blog.newPost': {
    load: () => import('./newPost/NewPostWindow').then(module => module.NewPostWindow),
    headingLabel: 'blog_new_post_heading',
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
