import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import { articlesTable } from '../articles/articlesTable'

/** Whether a page, or a film on it, may be commented on. */
export const commentsConfigsTable = pgTable('comments_configs', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  pageId: integer('page_id').notNull().references(() => articlesTable.id, { onDelete: 'cascade' }),
  /** 0: the page itself. */
  filmId: integer('film_id').notNull().default(0),
  isOpen: boolean('is_open').notNull().default(true),
})
