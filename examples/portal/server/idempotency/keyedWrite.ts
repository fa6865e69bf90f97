import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountsTable, type SessionAccount } from '../accounts/accountsTable'
import { addressesTable } from '../addresses/addressesTable'
import { articlesTable } from '../articles/articlesTable'
import { config } from '../config'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'
import { eventsTable } from '../events/eventsTable'
import { RequestError, tooManyRequests } from '../http/RequestError'
import type { AttemptStore } from '../limits/AttemptStore'
import { picturesTable } from '../pictures/picturesTable'
import { seriesTable } from '../series/seriesTable'
import { keyedTransactions } from './keyedDatabase'

/** Ids of the rows that a write created or changed, if they can be deleted. */
interface WrittenRow {
  eventId?: number | undefined
  articleId?: number | undefined
  pictureId?: number | undefined
  seriesId?: number | undefined
  addressId?: number | undefined
}

/**
 * Responses to the last day's writes with an Idempotency-Key. An entry is deleted together with the written row.
 * Otherwise a repeated request would be reported as done although the row is gone.
 */
const storedResponsesTable = pgTable(
  'kept_answers',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accountsTable.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    fingerprint: text().notNull(),
    /** JSON; null only inside the writing transaction. */
    answer: text(),
    eventId: integer('event_id').references(() => eventsTable.id, { onDelete: 'cascade' }),
    articleId: integer('article_id').references(() => articlesTable.id, { onDelete: 'cascade' }),
    pictureId: integer('picture_id').references(() => picturesTable.id, { onDelete: 'cascade' }),
    seriesId: integer('series_id').references(() => seriesTable.id, { onDelete: 'cascade' }),
    addressId: integer('address_id').references(() => addressesTable.id, { onDelete: 'cascade' }),
    created: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.accountId, table.key] })],
)

const KEY = /^"?([\w.:-]{8,100})"?$/

/**
 * Returns the request's Idempotency-Key, without quotes, or null if there is none. Throws RequestError 400 for an
 * invalid key.
 */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const value = headers['idempotency-key']
  if (value === undefined || value === '') return null
  const key = typeof value === 'string' ? KEY.exec(value)?.[1] : undefined
  if (key === undefined)
    throw new RequestError(400, 'The header Idempotency-Key must have 8 to 100 letters, digits or any of . : _ -.')
  return key
}

/**
 * Runs a write once for each Idempotency-Key of an account: a repeated request gets the first one's response, and two
 * simultaneous requests write once. The key of a failed write is not stored, so a later request can use this key.
 * Without the header, the write simply runs. Throws RequestError 400 for an invalid key, 422 if the key was used for
 * another request, 429 after too many writes.
 * @param write changes the database through the keyed database, so that its changes and the key are in one transaction;
 * its result must be convertible to JSON
 * @param writtenBy returns the ids of the written rows: after such a row is deleted, the same request writes again
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
  await request.server.enterKeyedWrite(account.Id)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.method, request.url, request.body ?? null]))
    .digest('hex')
  return db.transaction(async tx => {
    const { accountId: ownerId, key: ownKey } = storedResponsesTable
    // This statement locks the row of the key. So a second request waits here until the first is stored or has failed,
    // and nobody can delete a stored response before it is read.
    const [stored] = await tx
      .insert(storedResponsesTable)
      .values({ accountId: account.Id, key, fingerprint })
      .onConflictDoUpdate({ target: [ownerId, ownKey], set: { key } })
      .returning()
    if (!stored) throw new Error('The database returned no row for an Idempotency-Key.')
    if (stored.answer !== null) {
      if (stored.fingerprint !== fingerprint)
        throw new RequestError(422, 'This Idempotency-Key was used for another request. Each write needs its own key.')
      reply.header('Idempotency-Replayed', 'true')
      return JSON.parse(stored.answer) as T
    }
    const answer = await keyedTransactions.run(tx, write)
    await tx
      .update(storedResponsesTable)
      .set({ answer: JSON.stringify(answer ?? null), ...writtenBy?.(answer) })
      .where(and(eq(ownerId, account.Id), eq(ownKey, key)))
    return answer
  })
}

const { life, perAccount, bytesPerAccount } = config.storedResponses

/** Deletes old stored responses, and the oldest ones of an account beyond its limits on number and size. */
export async function sweepResponses(db: PortalDatabase): Promise<void> {
  await db.execute(sql`delete from kept_answers k using (
      select account_id, key, created, row_number() over newest as place, sum(octet_length(answer)) over newest as bytes
      from kept_answers window newest as (partition by account_id order by created desc, key)) o
    where k.account_id = o.account_id and k.key = o.key
      and (o.created < ${timeFromNow(-life)} or o.place > ${perAccount} or o.bytes > ${bytesPerAccount})`)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a write with an Idempotency-Key. Throws RequestError 429 after too many writes of an account. */
    enterKeyedWrite(accountId: number): Promise<void>
  }
}

/** Limits the writes with an Idempotency-Key, because the response of each is stored. */
export function limitKeyedWrites(app: FastifyInstance, attempts: AttemptStore): void {
  const { window, writes } = config.storedResponses
  app.decorate('enterKeyedWrite', async accountId => {
    const wait = await attempts.enter([{ key: `keyed writes of ${accountId}`, most: writes }], window)
    if (wait > 0) throw tooManyRequests({ de: 'Änderungen', en: 'changes', pl: 'zmian' }, wait)
  })
}
