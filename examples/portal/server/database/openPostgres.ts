import { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import { config } from '../config'
import { currentRequest, log } from '../log/log'
import { metrics } from '../metrics/observeRequests'
import { StartError } from '../StartError'
import type { LiteralValue } from './literal'
import type { DatabaseHandle, PortalDatabase } from './PortalDatabase'

/**
 * Setting with which PostgreSQL and PGlite plan a prepared statement only once for each connection. By default, they
 * plan a list's statement again at each call, because a plan without values seems too expensive: it assumes that
 * `limit $1` is a tenth of all found rows. Planning takes longer than running the statement.
 */
export const GENERIC_PLANS = 'plan_cache_mode=force_generic_plan'

/**
 * Returns a socket that closes after `silentAfter` ms of silence. Otherwise the portal would notice only after about
 * 15 minutes that a connection was cut by a firewall or by the failure of a machine.
 */
function socketWithTimeout(silentAfter: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silentAfter, () => socket.destroy(new Error(`PostgreSQL was silent for ${silentAfter} ms`)))
}

const EVERY = 5000

/** Adds the pool's connections to the metrics; returns a function that stops this. */
function watchPool(pool: Pool): () => void {
  const show = () => {
    metrics.connections.set({ state: 'open' }, pool.totalCount)
    metrics.connections.set({ state: 'idle' }, pool.idleCount)
    metrics.connections.set({ state: 'waiting' }, pool.waitingCount)
  }
  show()
  const timer = setInterval(show, EVERY).unref()
  return () => clearInterval(timer)
}

/** Maximum number of open connections, and the ms of silence after which one is closed. */
interface PostgresLimits {
  connections?: number | undefined
  silentAfter?: number
}

/** Opens a pool on a PostgreSQL server. Throws StartError if no connection can be opened. */
export async function openPostgres(
  databaseUrl: string,
  { connections = config.database.connections, silentAfter = config.database.silentAfter }: PostgresLimits = {},
): Promise<DatabaseHandle> {
  const pool = makePool(databaseUrl, {
    max: connections,
    // Closes idle connections earlier, because an idle connection would otherwise be reported as a silent one.
    idleTimeoutMillis: silentAfter / 4,
    stream: () => socketWithTimeout(silentAfter),
    statement_timeout: config.database.statementTimeout,
    idle_in_transaction_session_timeout: config.database.transactionIdle,
    options: `-c ${GENERIC_PLANS}`,
  })
  try {
    ;(await pool.connect()).release()
  } catch (error) {
    await pool.end()
    throw new StartError(
      `The database at DATABASE_URL could not be opened (${reasonOf(error)}): check the address, its account and password, and that PostgreSQL runs.`,
    )
  }
  const unlimitedPool = makePool(databaseUrl, {
    max: 1,
    options: `-c ${GENERIC_PLANS} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0`,
  })
  const stopWatching = watchPool(pool)
  return {
    db: databaseOf(pool),
    unlimitedDb: databaseOf(unlimitedPool),
    query: async <Row extends object>(statement: { name?: string; text: string }, values: readonly LiteralValue[]) =>
      (await pool.query<Row>({ ...statement, values: [...values] })).rows,
    async close() {
      stopWatching()
      await Promise.all([pool.end(), unlimitedPool.end()])
    },
  }
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error && error.message ? error.message : String(error)
  // The driver throws this text if the address has no password.
  return reason.includes('client password must be a string') ? 'PostgreSQL asks for a password' : reason
}

function makePool(connectionString: string, more: PoolConfig): Pool {
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: config.database.keepAliveAfter,
    application_name: 'portal',
    ...more,
  })
  // Without a listener, the error of a connection would end the process. The listener below logs the errors of idle
  // connections. If a connection is lost inside a transaction, the next statement fails.
  pool.on('connect', client => client.on('error', () => {}))
  // Logged without a request, because the request that opened the connection is not the cause.
  pool.on('error', error => currentRequest.exit(() => log.error('A database connection was lost:', error.message)))
  return pool
}

function databaseOf(pool: Pool): PortalDatabase {
  return Object.assign(drizzle({ client: pool }), { transaction: pooledTransactions(pool) })
}

/**
 * Returns the function that runs transactions of a pool. Replaces Drizzle's own, which leaks the connection if BEGIN
 * fails. Always releases the connection, and closes a broken one. After a lost connection, ROLLBACK fails too, but the
 * caller still gets the first error.
 */
function pooledTransactions(pool: Pool): PortalDatabase['transaction'] {
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
      // An error from outside `run` is an error of BEGIN, COMMIT or ROLLBACK. It leaves the connection's state unknown.
      isBroken = !inside.includes(error)
      throw inside.length > 0 ? inside[0] : error
    } finally {
      client.release(isBroken)
    }
  }
}
