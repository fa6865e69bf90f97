import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Addresses whose file may be shown by nothing: an upload under way notes its own before it writes them, a deletion those that it lets go. */
export const looseFilesTable = pgTable('loose_files', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  uri: text().notNull(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
