import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { RegistrationState } from './RegistrationState'

/** Registrations under way; only a hash of each cookie is kept. */
export const registrationsTable = pgTable('registrations', {
  tokenHash: text('token_hash').primaryKey(),
  state: jsonb().$type<RegistrationState>().notNull(),
  expires: timestamp({ withTimezone: true }).notNull(),
})
