import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The languages of the portal; their ids are the contract's. */
export const languagesTable = pgTable('languages', {
  id: integer().primaryKey(),
  locale: text().notNull().unique(),
  name: text().notNull(),
})
