import { boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'
import { addressesTable } from '../addresses/addressesTable'

/** Events of all members; dates are wall time at the location, 'YYYY-MM-DD HH:mm', null if there is none yet. */
export const eventsTable = pgTable('events', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Last part of the address of the event's page; stays the same when the title changes. */
  slug: text().notNull().unique(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accountsTable.id, { onDelete: 'cascade' }),
  customer: text().notNull(),
  /** 0 undefined, 1 single, 2 framework, 3 series. */
  eventType: smallint('event_type').notNull().default(1),
  isPublished: boolean('is_published').notNull().default(true),
  title: text().notNull(),
  titleEnglish: text('title_english').notNull().default(''),
  titlePolish: text('title_polish').notNull().default(''),
  description: text().notNull().default(''),
  descriptionEnglish: text('description_english').notNull().default(''),
  descriptionPolish: text('description_polish').notNull().default(''),
  dateFrom: text('date_from'),
  dateTo: text('date_to'),
  /** False if the event begins on a day without a time. */
  hasTime: boolean('has_time').notNull().default(true),
  /** Start of each date of a series; empty for other events. */
  seriesDates: text('series_dates').array().notNull().default([]),
  locationId: integer('location_id').references(() => addressesTable.id, { onDelete: 'set null' }),
  locationFreetext: text('location_freetext').notNull().default(''),
  city: text().notNull().default(''),
  organiserIds: integer('organiser_ids').array().notNull().default([]),
  /** 0 for none. */
  formalCategory: integer('formal_category').notNull().default(0),
  /** 0 for none. */
  contentCategory: integer('content_category').notNull().default(0),
  /** 5, 40 or 84; 0 for the categories of all systems. */
  categorySystem: smallint('category_system').notNull().default(0),
  characteristics: integer().array().notNull().default([]),
  /** 0 for none. */
  locationType: integer('location_type').notNull().default(0),
  url: text().notNull().default(''),
  priceUrl: text('price_url').notNull().default(''),
  keywords: text().array().notNull().default([]),
  pictureIds: integer('picture_ids').array().notNull().default([]),
  searchText: text('search_text').notNull().default(''),
  lastChange: timestamp('last_change', { precision: 3, withTimezone: true }).notNull().defaultNow(),
})

/** An event as stored. */
export type EventRow = typeof eventsTable.$inferSelect

/**
 * SQL condition: an event ends on a later day than it begins. Such events can't be found by their start alone. Two
 * partial indexes have the same condition, so a change needs new indexes.
 */
export const isLasting = 'left(date_to, 10) > left(date_from, 10)'
