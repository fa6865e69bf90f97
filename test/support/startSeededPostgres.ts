import { startPostgres } from './startPostgres'

/**
 * Starts a PostgreSQL server as startPostgres does, with the demo if the test run has seeded it; otherwise the first
 * portal adds the demo.
 */
export function startSeededPostgres(more: string[] = []): ReturnType<typeof startPostgres> {
  return startPostgres(more, process.env['FOYER_SEEDED_POSTGRES'])
}
