import { AsyncLocalStorage } from 'node:async_hooks'
import type { PortalDatabase } from '../database/PortalDatabase'

/**
 * Returns a database that uses the transaction of the current keyedWrite or writeTogether. So a write and its
 * Idempotency-Key are stored together or not at all. Without such a transaction, the result uses `db` itself.
 */
export function keyedDatabase(db: PortalDatabase): PortalDatabase {
  return new Proxy(db, {
    get(target, name) {
      const current = keyedTransactions.getStore() ?? target
      const value: unknown = Reflect.get(current, name)
      return typeof value === 'function' ? value.bind(current) : value
    },
  })
}

/** Transaction of the current keyedWrite or writeTogether. */
export const keyedTransactions = new AsyncLocalStorage<PortalDatabase>()

/**
 * Runs several writes in one transaction: all of them are stored or none. This includes mails to the outbox. `db` must
 * be the keyed database, which is `db` of PortalParts.
 */
export function writeTogether<T>(db: PortalDatabase, write: () => Promise<T>): Promise<T> {
  return db.transaction(tx => keyedTransactions.run(tx, write))
}
