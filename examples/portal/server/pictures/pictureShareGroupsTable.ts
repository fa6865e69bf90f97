import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { picturesTable } from './picturesTable'
import { shareGroupsTable } from './shareGroupsTable'

/** Which picture is shared with which group. */
export const pictureShareGroupsTable = pgTable(
  'picture_share_groups',
  {
    pictureId: integer('picture_id').notNull().references(() => picturesTable.id, { onDelete: 'cascade' }),
    shareGroupId: integer('share_group_id').notNull().references(() => shareGroupsTable.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.pictureId, table.shareGroupId] })],
)
