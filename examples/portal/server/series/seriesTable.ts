import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'

/** The series of all accounts. */
export const seriesTable = pgTable('series', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  accountId: integer('account_id').notNull().references(() => accountsTable.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
