import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'

/** The links that the layers' mails carry; only a hash of each token is kept. */
export const registerLinksTable = pgTable('register_links', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text().$type<'confirm' | 'password'>().notNull(),
  accountId: integer('account_id').notNull().references(() => accountsTable.id, { onDelete: 'cascade' }),
  /** Where on the portal the link leads in the end. */
  page: text().notNull(),
  /** What a confirmation makes true: the password and the name of the very attempt that the mail was sent for. */
  passwordHash: text('password_hash'),
  firstname: text(),
  surname: text(),
  expires: timestamp({ withTimezone: true }).notNull(),
})
