import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The events of the portal; dates are wall time, 'YYYY-MM-DD HH:mm'. */
export const eventsTable = pgTable('events', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  dateFrom: text('date_from').notNull(),
  dateTo: text('date_to').notNull(),
  place: text().notNull(),
  organiser: text().notNull(),
  text: text().notNull(),
  pictureUri: text('picture_uri'),
  pictureWidth: integer('picture_width'),
  pictureHeight: integer('picture_height'),
  pictureCopyright: text('picture_copyright'),
})
