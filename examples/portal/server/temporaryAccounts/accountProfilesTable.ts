import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'

/** What an account took over from a temporary one beside the name. */
export const accountProfilesTable = pgTable('account_profiles', {
  accountId: integer('account_id').primaryKey().references(() => accountsTable.id, { onDelete: 'cascade' }),
  gender: integer(),
  taccountTypeId: integer('taccount_type_id'),
  artistname: text().notNull().default(''),
  aliasname: text().notNull().default(''),
  existmail: text().notNull().default(''),
})
