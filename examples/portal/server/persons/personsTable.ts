import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The register of persons: all cultural workers of the region, with or without an account. */
export const personsTable = pgTable('persons', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  firstname: text().notNull(),
  surname: text().notNull(),
  city: text().notNull().default(''),
  cityId: integer('city_id'),
  email: text().notNull().default(''),
  gender: text().notNull().default(''),
  plz: text().notNull().default(''),
  phone: text().notNull().default(''),
  street: text().notNull().default(''),
  nr: text().notNull().default(''),
  description: text().notNull().default(''),
  birthday: text().notNull().default(''),
  profileImage: text('profile_image').notNull().default(''),
  film6: integer().array().notNull().default([]),
  film5: integer().array().notNull().default([]),
  userIds: integer('user_ids').array().notNull().default([]),
  /** Keys for finding persons with an equal or similar name; see matchKeys. */
  matchKeys: text('match_keys').array().notNull(),
  /**
   * True when the person was entered in a registration. So the e-mail may be another person's, unless a finished
   * account is linked to this person.
   */
  isUnproved: boolean('is_unproved').notNull().default(false),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** A person as stored in the database. */
export type PersonRow = typeof personsTable.$inferSelect
