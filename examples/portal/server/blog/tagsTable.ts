import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What blog posts are about; the blog's tags have the group 2. */
export const tagsTable = pgTable('tags', {
  id: integer().primaryKey(),
  tagGroupId: integer('tag_group_id').notNull(),
  german: text().notNull(),
  english: text().notNull(),
  polish: text().notNull(),
})
