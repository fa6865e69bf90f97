import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'

/** The pictures of all accounts. */
export const picturesTable = pgTable('pictures', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accountsTable.id, { onDelete: 'cascade' }),
  /** Id of the picture in the media database; null if only the library has it. */
  metaTmediaId: integer('meta_tmedia_id').default(sql`nextval('meta_tmedia_ids')`),
  uri: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /**
   * Size of the file on disk. Negative for an old picture until notePictureBytes has measured its file. Old or
   * generated pictures of an account may share one file. Then one of them has the size and the others have 0, because
   * the file counts once. Also 0 if the file is missing.
   */
  bytes: integer().notNull().default(0),
  hashValue: text('hash_value').notNull(),
  title: text(),
  subtitle: text(),
  keywords: text().array().notNull().default([]),
  copyright: text().notNull().default(''),
  originator: text().notNull().default(''),
  agency: text().notNull().default(''),
  date: text().notNull().default(''),
  place: text().notNull().default(''),
  link: text().notNull().default(''),
  rights: text({ enum: ['1', '2', '3'] })
    .notNull()
    .default('1'),
  descriptions: jsonb().$type<Record<string, string>>().notNull().default({}),
  searchText: text('search_text').notNull(),
  created: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
  lastChange: timestamp('last_change', { precision: 3, withTimezone: true }).notNull().defaultNow(),
})

/** A picture as stored. */
export type PictureRow = typeof picturesTable.$inferSelect

/** Pictures and the groups that they are shared with. */
export const pictureShareGroupsTable = pgTable(
  'picture_share_groups',
  {
    pictureId: integer('picture_id')
      .notNull()
      .references(() => picturesTable.id, { onDelete: 'cascade' }),
    shareGroupId: integer('share_group_id')
      .notNull()
      .references(() => shareGroupsTable.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.pictureId, table.shareGroupId] })],
)

/** The groups that a picture can be shared with. */
export const shareGroupsTable = pgTable('share_groups', {
  id: integer().primaryKey(),
  nameMl: text('name_ml').notNull(),
})
