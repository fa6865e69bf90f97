import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { config } from '../config'
import { closeFolder } from '../dataFolder/dataFolder'
import { log } from '../log/log'
import { StartError } from '../StartError'
import { literal, type LiteralValue } from './literal'
import { GENERIC_PLANS } from './openPostgres'
import type { DatabaseHandle, DatabaseQuery } from './PortalDatabase'

/**
 * Returns the function that runs statements on the embedded database. Statements with a name are prepared once, because
 * the driver itself would prepare them for each call.
 */
export function embeddedQuery(client: PGlite): DatabaseQuery {
  const prepared = new Map<string, Promise<unknown>>()
  const prepareOnce = (name: string, text: string) => {
    const present = prepared.get(name)
    if (present) return present
    const preparing = client.exec(`prepare ${name} as ${text}`)
    prepared.set(name, preparing)
    // After an error, the next call tries again.
    preparing.catch(() => prepared.delete(name))
    return preparing
  }
  return async <Row extends object>(
    { name, text }: { name?: string; text: string },
    values: readonly LiteralValue[],
  ) => {
    if (name === undefined) return (await client.query<Row>(text, [...values])).rows
    await prepareOnce(name, text)
    return (await client.query<Row>(`execute ${name}(${values.map(literal).join(', ')})`)).rows
  }
}

/**
 * Runs checkpoints, vacuum and statistics at intervals, because the embedded database, unlike PostgreSQL, never runs
 * them by itself. Returns the function that stops this maintenance and waits for a current run.
 */
function maintainEmbedded(client: PGlite): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const every = (interval: number, statement: string) =>
    setInterval(() => {
      running = running.then(() => client.exec(statement)).catch(error => log.error(`${statement} failed:`, error))
    }, interval).unref()
  const timers = [
    every(config.database.checkpointEvery, 'CHECKPOINT'),
    every(config.database.vacuumEvery, 'VACUUM ANALYZE'),
  ]
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await running
  }
}

/**
 * Opens or creates the embedded database in `folder`. PGlite makes its files writable for everybody, so the folder is
 * closed to other users. Throws StartError if the database cannot be opened.
 */
export async function openEmbedded(folder: string): Promise<DatabaseHandle> {
  await closeFolder(folder)
  const client = new PGlite(folder, { extensions: { pg_trgm } })
  try {
    await client.waitReady
    await client.exec(`set ${GENERIC_PLANS}`)
  } catch (error) {
    throw new StartError(
      `The embedded database in ${folder} could not be opened: ${String(error)}. Restore the data folder from a backup, or name an empty folder with --data.`,
    )
  }
  const stopMaintaining = maintainEmbedded(client)
  const db = drizzle({ client })
  return {
    db,
    // The embedded database has no time limits.
    unlimitedDb: db,
    query: embeddedQuery(client),
    async close() {
      await stopMaintaining()
      await client.close()
    },
  }
}
