import type { PortalDatabase } from '../database/PortalDatabase'
import { keyedTransactions } from './keyedTransactions'

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
