import type { PGlite } from '@electric-sql/pglite'
import { config } from '../config'
import { log } from '../log/log'

/**
 * Does what a PostgreSQL server does by itself and the embedded one does not: checkpoints, and vacuum with statistics.
 * Answers the function that stops it and waits for a run under way.
 */
export function maintainEmbedded(client: PGlite): () => Promise<void> {
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
