import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { PortalDatabase } from './PortalDatabase'

/**
 * Makes the transactions of a pool, which gets each connection back whatever happens: Drizzle's own keep one whose BEGIN fails, until none is left.
 * What went wrong inside is what the caller hears of, also where the connection was lost and ROLLBACK failed with it.
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
      // Then BEGIN, COMMIT or ROLLBACK failed: nobody knows in which state the connection is.
      isBroken = !inside.includes(error)
      throw inside.length > 0 ? inside[0] : error
    } finally {
      client.release(isBroken)
    }
  }
}
