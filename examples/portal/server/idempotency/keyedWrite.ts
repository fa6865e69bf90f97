import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { SessionAccount } from '../accounts/SessionAccount'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import { keptAnswersTable } from './keptAnswersTable'
import { keyedTransactions } from './keyedTransactions'
import { readIdempotencyKey } from './readIdempotencyKey'

/**
 * Makes a write that happens once for each Idempotency-Key of an account: the same request again gets the first one's answer, two at the same moment
 * write once, one that fails leaves its key free. Without the header it just writes. Throws RequestError 400 for a header that is no key, 422 for one
 * that came with another request.
 * @param write everything it does to the database happens in one transaction; its answer must be JSON
 */
export async function keyedWrite<T>(db: PortalDatabase, reply: FastifyReply, account: SessionAccount, write: () => Promise<T>): Promise<T> {
  const { request } = reply
  const key = readIdempotencyKey(request)
  if (key === null) return write()
  const fingerprint = createHash('sha256').update(JSON.stringify([request.method, request.url, request.body ?? null])).digest('hex')
  return db.transaction(async tx => {
    // Who comes second waits here until the first is stored, or has failed.
    const [claimed] = await tx.insert(keptAnswersTable).values({ accountId: account.Id, key, fingerprint }).onConflictDoNothing().returning()
    const isThis = and(eq(keptAnswersTable.accountId, account.Id), eq(keptAnswersTable.key, key))
    if (!claimed) {
      const [kept] = await tx.select().from(keptAnswersTable).where(isThis)
      if (kept?.fingerprint !== fingerprint) throw new RequestError(422, 'This Idempotency-Key came with another request before: each write needs a key of its own.')
      reply.header('Idempotency-Replayed', 'true')
      return JSON.parse(kept.answer ?? 'null') as T
    }
    const answer = await keyedTransactions.run(tx, write)
    await tx.update(keptAnswersTable).set({ answer: JSON.stringify(answer ?? null) }).where(isThis)
    return answer
  })
}
