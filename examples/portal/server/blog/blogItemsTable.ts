import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { articlesTable } from '../articles/articlesTable'
import { tagsTable } from './tagsTable'

/** Which articles are posts of the blog. */
export const blogItemsTable = pgTable('blog_items', {
  articleId: integer('article_id').primaryKey().references(() => articlesTable.id, { onDelete: 'cascade' }),
  tagId: integer('tag_id').notNull().references(() => tagsTable.id),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
