import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { personsTable } from '../persons/personsTable'
import { accountsTable } from './accountsTable'
import type { TokenPurpose } from './TokenPurpose'

/** What mailed links stand for; only a hash of each token is kept. */
export const accountTokensTable = pgTable('account_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text().$type<TokenPurpose>().notNull(),
  accountId: integer('account_id').references(() => accountsTable.id, { onDelete: 'cascade' }),
  personId: integer('person_id').references(() => personsTable.id, { onDelete: 'cascade' }),
  /** The registration that the token was mailed for. */
  registrationHash: text('registration_hash'),
  expires: timestamp({ withTimezone: true }).notNull(),
})
