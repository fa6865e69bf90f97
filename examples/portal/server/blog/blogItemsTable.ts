import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { articlesTable } from '../articles/articlesTable'
import { tagsTable } from './tagsTable'

/** Which articles are posts of the blog. */
export const blogItemsTable = pgTable('blog_items', {
  articleId: integer('article_id').primaryKey().references(() => articlesTable.id, { onDelete: 'cascade' }),
  tagId: integer('tag_id').notNull().references(() => tagsTable.id),
  /** The article's, which never changes: the blog's lists are ranges of an index on it. */
  published: timestamp({ withTimezone: true }).notNull(),
  /** The author, as long as the article is a draft; 0: it is published. The blog is a range of an index, however many drafts others have. */
  draftOf: integer('draft_of').notNull().default(0),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
