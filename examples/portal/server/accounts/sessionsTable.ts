import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from './accountsTable'

/** Signed-in sessions; only a hash of each token is kept. */
export const sessionsTable = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id').notNull().references(() => accountsTable.id, { onDelete: 'cascade' }),
  begun: timestamp({ withTimezone: true }).notNull().defaultNow(),
  expires: timestamp({ withTimezone: true }).notNull(),
})
