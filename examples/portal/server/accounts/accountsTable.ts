import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { personsTable } from '../persons/personsTable'

/** Accounts of the portal. An unfinished account becomes active by its mailed link. Nobody can sign in before that. */
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

/** An account as stored in the database. */
export type AccountRow = typeof accountsTable.$inferSelect

/**
 * Account of a request's session; `Id` is the contract's account id, `account` the e-mail or account name used to sign
 * in.
 */
export interface SessionAccount {
  Id: number
  account: string
  firstname: string
  surname: string
  blogAuthor: boolean
}

/** Returns an account as a signed-in request sees it. */
export function toSessionAccount({ id, account, firstname, surname, blogAuthor }: AccountRow): SessionAccount {
  return { Id: id, account, firstname, surname, blogAuthor }
}

/** A seeded account whose password the demo's sign-in page shows. */
export interface DemoAccount {
  account: string
  password: string
  firstname: string
  surname: string
  blogAuthor: boolean
}
