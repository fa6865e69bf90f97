import type { PortalDatabase } from '../database/PortalDatabase'
import { keyedTransactions } from './keyedTransactions'

/** Makes several writes in one transaction: all of them are stored or none, mails to the outbox too. `db` is the keyed database, as the parts have it. */
export function writeTogether<T>(db: PortalDatabase, write: () => Promise<T>): Promise<T> {
  return db.transaction(tx => keyedTransactions.run(tx, write))
}
