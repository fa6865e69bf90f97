import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'
import { picturesTable } from '../pictures/picturesTable'

/** A series as the contract sends it. */
export interface Series {
  Id: number
  Title: string
}

/** The series of all accounts. */
export const seriesTable = pgTable('series', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accountsTable.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Pictures of each series, with a copy of the picture's creation time, so that one index gives the order. */
export const seriesPicturesTable = pgTable(
  'series_pictures',
  {
    seriesId: integer('series_id')
      .notNull()
      .references(() => seriesTable.id, { onDelete: 'cascade' }),
    pictureId: integer('picture_id')
      .notNull()
      .references(() => picturesTable.id, { onDelete: 'cascade' }),
    pictureCreated: timestamp('picture_created', { precision: 3, withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.seriesId, table.pictureId] })],
)
