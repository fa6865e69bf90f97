import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountsTable, type SessionAccount } from '../accounts/accountsTable'
import { articlesTable } from '../articles/articlesTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { eventsTable } from '../events/eventsTable'
import { RequestError } from '../http/RequestError'
import { picturesTable } from '../pictures/picturesTable'
import { keyedTransactions } from './keyedDatabase'

/** Ids of the rows that a write made or changed, so far as they can be deleted. */
interface WrittenRow {
  eventId?: number | undefined
  articleId?: number | undefined
  pictureId?: number | undefined
}

/**
 * Responses to the last day's writes with an Idempotency-Key. An entry is deleted with the row that it wrote. Otherwise a repeated request would be
 * reported as done though the row is gone.
 */
export const storedResponsesTable = pgTable(
  'kept_answers',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accountsTable.id, { onDelete: 'cascade' }),
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

const KEY = /^"?([\w.:-]{8,100})"?$/

/** The request's Idempotency-Key, with or without quotes, or null where it has none. Throws RequestError 400 for one that is no key. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const value = headers['idempotency-key']
  if (value === undefined || value === '') return null
  const key = typeof value === 'string' ? KEY.exec(value)?.[1] : undefined
  if (key === undefined)
    throw new RequestError(400, 'The header Idempotency-Key must have 8 to 100 letters, digits or any of . : _ -.')
  return key
}

/**
 * Makes a write that happens once for each Idempotency-Key of an account: the same request again gets the first one's answer, two at the same moment
 * write once, one that fails leaves its key free. Without the header it just writes. Throws RequestError 400 for a header that is no key, 422 for one
 * that came with another request.
 * @param write everything it does to the database happens in one transaction; its answer must be JSON
 * @param writtenBy the row that it wrote, by its answer: once that is deleted, the same request again writes anew
 */
export async function keyedWrite<T>(
  db: PortalDatabase,
  reply: FastifyReply,
  account: SessionAccount,
  write: () => Promise<T>,
  writtenBy?: (answer: T) => WrittenRow,
): Promise<T> {
  const { request } = reply
  const key = readIdempotencyKey(request)
  if (key === null) return write()
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.method, request.url, request.body ?? null]))
    .digest('hex')
  return db.transaction(async tx => {
    const { accountId: ownerId, key: ownKey } = storedResponsesTable
    // A second request waits here until the first is stored or has failed. The lock keeps the stored response from being deleted with its row before it is read.
    const [kept] = await tx
      .insert(storedResponsesTable)
      .values({ accountId: account.Id, key, fingerprint })
      .onConflictDoUpdate({ target: [ownerId, ownKey], set: { key } })
      .returning()
    if (!kept) throw new Error('The database answered a key without its row.')
    if (kept.answer !== null) {
      if (kept.fingerprint !== fingerprint)
        throw new RequestError(
          422,
          'This Idempotency-Key came with another request before: each write needs a key of its own.',
        )
      reply.header('Idempotency-Replayed', 'true')
      return JSON.parse(kept.answer) as T
    }
    const answer = await keyedTransactions.run(tx, write)
    await tx
      .update(storedResponsesTable)
      .set({ answer: JSON.stringify(answer ?? null), ...writtenBy?.(answer) })
      .where(and(eq(ownerId, account.Id), eq(ownKey, key)))
    return answer
  })
}
