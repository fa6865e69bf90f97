import { AsyncLocalStorage } from 'node:async_hooks'
import type { PortalDatabase } from '../database/PortalDatabase'

/** The database, which within a write that runs under a key, or writes that belong together, is their transaction: so key and write are stored both or not at all. */
export function keyedDatabase(db: PortalDatabase): PortalDatabase {
  return new Proxy(db, {
    get(target, name) {
      const current = keyedTransactions.getStore() ?? target
      const value: unknown = Reflect.get(current, name)
      return typeof value === 'function' ? value.bind(current) : value
    },
  })
}

/** The transaction of the write that runs under a key, or of several writes that belong together, where one does. */
export const keyedTransactions = new AsyncLocalStorage<PortalDatabase>()

/** Makes several writes in one transaction: all of them are stored or none, mails to the outbox too. `db` is the keyed database, as the parts have it. */
export function writeTogether<T>(db: PortalDatabase, write: () => Promise<T>): Promise<T> {
  return db.transaction(tx => keyedTransactions.run(tx, write))
}
