import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'
import { articlesTable } from '../articles/articlesTable'
import { eventsTable } from '../events/eventsTable'
import { picturesTable } from '../pictures/picturesTable'

/** Writes of the last day that came with an Idempotency-Key, and what they were answered. One goes with the row that it wrote, whoever deletes that: else what is sent again would be called done, and be nowhere. */
export const keptAnswersTable = pgTable(
  'kept_answers',
  {
    accountId: integer('account_id').notNull().references(() => accountsTable.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    fingerprint: text().notNull(),
    /** JSON; null only within the transaction that writes. */
    answer: text(),
    eventId: integer('event_id').references(() => eventsTable.id, { onDelete: 'cascade' }),
    articleId: integer('article_id').references(() => articlesTable.id, { onDelete: 'cascade' }),
    pictureId: integer('picture_id').references(() => picturesTable.id, { onDelete: 'cascade' }),
    created: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.accountId, table.key] })],
)
