import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'

/** The vouchers: each grants its role once. */
export const vouchersTable = pgTable('vouchers', {
  code: text().primaryKey(),
  role: text().notNull(),
  /** The end of its time; without one it has none. */
  expires: timestamp({ withTimezone: true }),
  /** Who redeemed it, and when. */
  accountId: integer('account_id').references(() => accountsTable.id, { onDelete: 'set null' }),
  redeemed: timestamp({ withTimezone: true }),
})
