import { startPostgres } from './startPostgres'

/** Starts a PostgreSQL server as startPostgres does, with the demo in it where the whole run has seeded one; else the first portal brings the demo. */
export function startSeededPostgres(more: string[] = []): ReturnType<typeof startPostgres> {
  return startPostgres(more, process.env['FOYER_SEEDED_POSTGRES'])
}
