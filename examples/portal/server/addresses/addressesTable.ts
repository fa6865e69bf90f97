import { doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'
import type { OrganiserLocationType } from './Address'

/** Organisers and locations, each of one customer. */
export const addressesTable = pgTable('addresses', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  customer: text().notNull(),
  /** Account that entered the address; null for an address from the seed or of a deleted account. */
  accountId: integer('account_id').references(() => accountsTable.id, { onDelete: 'set null' }),
  name: text().notNull(),
  /** Name and city, folded for comparison. */
  folded: text().notNull(),
  street: text().notNull().default(''),
  postcode: text().notNull().default(''),
  /** GeoNames id of the city. */
  cityId: integer('city_id'),
  city: text().notNull().default(''),
  email: text().notNull().default(''),
  categoryId: integer('category_id').notNull(),
  type: text().$type<OrganiserLocationType>().notNull().default('organiser_location'),
  lat: doublePrecision(),
  lng: doublePrecision(),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** An address as stored. */
export type AddressRow = typeof addressesTable.$inferSelect
