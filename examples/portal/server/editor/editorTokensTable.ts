import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'

/** What opens the editor for an account; only a hash of each token is kept. */
export const editorTokensTable = pgTable('editor_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id').notNull().references(() => accountsTable.id, { onDelete: 'cascade' }),
  expires: timestamp({ withTimezone: true }).notNull(),
})
