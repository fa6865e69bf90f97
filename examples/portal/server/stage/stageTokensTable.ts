import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'

/** What lets an account into the expert mode, once; only a hash of each token is kept. */
export const stageTokensTable = pgTable('stage_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id').notNull().references(() => accountsTable.id, { onDelete: 'cascade' }),
  expires: timestamp({ withTimezone: true }).notNull(),
})
