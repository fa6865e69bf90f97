import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Which migration files have run. */
export const migrationsTable = pgTable('portal_migrations', {
  name: text().primaryKey(),
  applied: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
