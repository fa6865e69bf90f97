import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The groups that a picture can be shared with. */
export const shareGroupsTable = pgTable('share_groups', {
  id: integer().primaryKey(),
  nameMl: text('name_ml').notNull(),
})
