import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The portal's accounts. */
export const accountsTable = pgTable('accounts', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  account: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  firstname: text().notNull(),
  surname: text().notNull(),
  blogAuthor: boolean('blog_author').notNull().default(false),
})
