import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { PortalDatabase } from './PortalDatabase'

/**
 * Makes the transactions of a pool. The connection always returns to the pool: Drizzle's own transactions keep one if its BEGIN fails, until none
 * is left. The caller gets the error from inside, even if the connection was lost and ROLLBACK failed as well.
 */
export function pooledTransactions(pool: Pool): PortalDatabase['transaction'] {
  return async (run, settings) => {
    const client = await pool.connect()
    const db: PortalDatabase = drizzle({ client })
    const inside: unknown[] = []
    let isBroken = false
    try {
      return await db.transaction(
        tx =>
          run(tx).catch((error: unknown) => {
            inside.push(error)
            throw error
          }),
        settings,
      )
    } catch (error) {
      // BEGIN, COMMIT or ROLLBACK failed, so the state of the connection is unknown.
      isBroken = !inside.includes(error)
      throw inside.length > 0 ? inside[0] : error
    } finally {
      client.release(isBroken)
    }
  }
}
