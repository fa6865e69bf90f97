import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Labels that a page asked for and nobody has translated yet. */
export const newLabelsTable = pgTable('new_labels', {
  label: text().primaryKey(),
  projects: text().notNull(),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
