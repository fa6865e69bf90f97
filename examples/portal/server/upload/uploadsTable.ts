import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'

/** The uploads of the last days that came with a key, and the pictures that they became. */
export const uploadsTable = pgTable(
  'uploads',
  {
    accountId: integer('account_id').notNull().references(() => accountsTable.id, { onDelete: 'cascade' }),
    uploadKey: text('upload_key').notNull(),
    fingerprint: text().notNull(),
    pictureIds: integer('picture_ids').array().notNull().default(sql`'{}'`),
    created: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.accountId, table.uploadKey] })],
)
