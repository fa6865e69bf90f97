import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The outbox of the demo: what was sent while no mail server is configured. */
export const mailsTable = pgTable('mails', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  source: text().notNull(),
  sent: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
