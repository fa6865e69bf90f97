import { constants } from 'node:os'
import { join } from 'node:path'
import { postgresBinaries } from './postgresBinaries'
import { startPortal } from './startPortal'
import { startPostgres } from './startPostgres'

// Runs in a separate process. Its argument is a folder, in which it creates the data of a portal with the demo. If
// PostgreSQL is installed, it also creates the data of a PostgreSQL server with the demo.
const [folder = ''] = process.argv.slice(2)
// Without this, a signal would end the process without the event `exit`, at which the children are stopped.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]))

async function seedEmbedded(): Promise<void> {
  await (await startPortal({ dataDir: join(folder, 'portal') })).stop()
}

async function seedPostgres(): Promise<void> {
  if ('missing' in postgresBinaries()) return
  const server = await startPostgres()
  await (await startPortal({ databaseUrl: server.databaseUrl })).stop()
  server.copyTo(join(folder, 'postgres'))
  server.stop()
}

await Promise.all([seedEmbedded(), seedPostgres()])
