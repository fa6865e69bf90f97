import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'
import type { ArticleBlock } from './Article'

/** The articles of the portal. */
export const articlesTable = pgTable('articles', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  teaser: text().notNull(),
  authorId: integer('author_id')
    .notNull()
    .references(() => accountsTable.id, { onDelete: 'cascade' }),
  published: timestamp({ withTimezone: true }).notNull(),
  lastChange: timestamp('last_change', { withTimezone: true }).notNull().defaultNow(),
  /** True until the first save; only the author sees the article until then. */
  isDraft: boolean('is_draft').notNull().default(false),
  blocks: jsonb().$type<ArticleBlock[]>().notNull(),
})
