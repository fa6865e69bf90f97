import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { personsTable } from '../persons/personsTable'

/** The portal's accounts. An unfinished one waits for the mail to its address to be answered; nobody signs in with it. */
export const accountsTable = pgTable('accounts', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  account: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  firstname: text().notNull(),
  surname: text().notNull(),
  blogAuthor: boolean('blog_author').notNull().default(false),
  state: text().$type<'active' | 'unfinished'>().notNull().default('active'),
  personId: integer('person_id').references(() => personsTable.id, { onDelete: 'set null' }),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
