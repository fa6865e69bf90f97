import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'

/** The roles of the accounts, as vouchers granted them. */
export const accountRolesTable = pgTable(
  'account_roles',
  {
    accountId: integer('account_id').notNull().references(() => accountsTable.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    granted: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.accountId, table.role] })],
)
