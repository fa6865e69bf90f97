import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { config } from '../config'
import { log } from '../log/log'
import { StartError } from '../StartError'
import type { DatabaseHandle } from './DatabaseHandle'
import { GENERIC_PLANS } from './genericPlans'
import type { LiteralValue } from './LiteralValue'
import { pooledTransactions } from './pooledTransactions'
import { watchPool } from './watchPool'

/** Opens a pool on a PostgreSQL server. Throws StartError when the server does not answer. */
export async function openPostgres(databaseUrl: string, connections: number = config.database.connections): Promise<DatabaseHandle> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    application_name: 'portal',
    options: `-c ${GENERIC_PLANS}`,
  })
  // An idle connection that the server drops reports here; without a listener it would end the process.
  // The same for one that is lost between two statements of a transaction; the next statement says so.
  pool.on('connect', client => client.on('error', () => {}))
  pool.on('error', error => log.error('A database connection was lost:', error.message))
  try {
    (await pool.connect()).release()
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error && error.message ? error.message : String(error)
    throw new StartError(`The database at DATABASE_URL could not be reached (${reason}): check the address and that PostgreSQL runs.`)
  }
  const stopWatching = watchPool(pool)
  return {
    db: Object.assign(drizzle({ client: pool }), { transaction: pooledTransactions(pool) }),
    query: async <Row extends object>(statement: { name?: string; text: string }, values: readonly LiteralValue[]) => (await pool.query<Row>({ ...statement, values: [...values] })).rows,
    async close() {
      stopWatching()
      await pool.end()
    },
  }
}
