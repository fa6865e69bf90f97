import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'

/** Writes of the last day that came with an Idempotency-Key, and what they were answered. */
export const keptAnswersTable = pgTable(
  'kept_answers',
  {
    accountId: integer('account_id').notNull().references(() => accountsTable.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    fingerprint: text().notNull(),
    /** JSON; null only within the transaction that writes. */
    answer: text(),
    created: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.accountId, table.key] })],
)
