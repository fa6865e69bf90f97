import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { picturesTable } from '../pictures/picturesTable'
import { seriesTable } from './seriesTable'

/** Which picture stands in which series; the picture's creation time is repeated so that one index gives the order. */
export const seriesPicturesTable = pgTable(
  'series_pictures',
  {
    seriesId: integer('series_id').notNull().references(() => seriesTable.id, { onDelete: 'cascade' }),
    pictureId: integer('picture_id').notNull().references(() => picturesTable.id, { onDelete: 'cascade' }),
    pictureCreated: timestamp('picture_created', { precision: 3, withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.seriesId, table.pictureId] })],
)
