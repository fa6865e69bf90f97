import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'

/** Accounts of people who did not register; whoever knows an id may change it, so only its hash is kept. */
export const temporaryAccountsTable = pgTable('temporary_accounts', {
  tokenHash: text('token_hash').primaryKey(),
  gender: integer(),
  taccountTypeId: integer('taccount_type_id'),
  firstname: text().notNull().default(''),
  surname: text().notNull().default(''),
  artistname: text().notNull().default(''),
  aliasname: text().notNull().default(''),
  existmail: text().notNull().default(''),
  /** The account that it was moved into; that happens once. */
  movedTo: integer('moved_to').references(() => accountsTable.id, { onDelete: 'set null' }),
  moved: timestamp({ withTimezone: true }),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
