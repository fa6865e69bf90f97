import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { SessionAccount } from '../accounts/SessionAccount'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import { keptAnswersTable } from './keptAnswersTable'
import { keyedTransactions } from './keyedTransactions'
import { readIdempotencyKey } from './readIdempotencyKey'
import type { WrittenRow } from './WrittenRow'

/**
 * Makes a write that happens once for each Idempotency-Key of an account: the same request again gets the first one's answer, two at the same moment
 * write once, one that fails leaves its key free. Without the header it just writes. Throws RequestError 400 for a header that is no key, 422 for one
 * that came with another request.
 * @param write everything it does to the database happens in one transaction; its answer must be JSON
 * @param writtenBy the row that it wrote, by its answer: once that is deleted, the same request again writes anew
 */
export async function keyedWrite<T>(db: PortalDatabase, reply: FastifyReply, account: SessionAccount, write: () => Promise<T>, writtenBy?: (answer: T) => WrittenRow): Promise<T> {
  const { request } = reply
  const key = readIdempotencyKey(request)
  if (key === null) return write()
  const fingerprint = createHash('sha256').update(JSON.stringify([request.method, request.url, request.body ?? null])).digest('hex')
  return db.transaction(async tx => {
    const { accountId: ownerId, key: ownKey } = keptAnswersTable
    // Who comes second waits here until the first is stored, or has failed. What is kept is held, so that it is not deleted with its row before it is read.
    const [kept] = await tx.insert(keptAnswersTable).values({ accountId: account.Id, key, fingerprint }).onConflictDoUpdate({ target: [ownerId, ownKey], set: { key } }).returning()
    if (!kept) throw new Error('The database answered a key without its row.')
    if (kept.answer !== null) {
      if (kept.fingerprint !== fingerprint) throw new RequestError(422, 'This Idempotency-Key came with another request before: each write needs a key of its own.')
      reply.header('Idempotency-Replayed', 'true')
      return JSON.parse(kept.answer) as T
    }
    const answer = await keyedTransactions.run(tx, write)
    await tx.update(keptAnswersTable).set({ answer: JSON.stringify(answer ?? null), ...writtenBy?.(answer) }).where(and(eq(ownerId, account.Id), eq(ownKey, key)))
    return answer
  })
}
