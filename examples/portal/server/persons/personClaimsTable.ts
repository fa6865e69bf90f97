import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { personsTable } from './personsTable'

/** Who says of a person of the register that it is them; the editors decide, or a mail to the person's own address does. */
export const personClaimsTable = pgTable('person_claims', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  personId: integer('person_id').notNull().references(() => personsTable.id, { onDelete: 'cascade' }),
  claimantId: integer('claimant_id').notNull().references(() => personsTable.id, { onDelete: 'cascade' }),
  doubletText: text('doublet_text').notNull(),
  infoText: text('info_text').notNull(),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
