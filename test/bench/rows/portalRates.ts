import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../../examples/portal/server/database/openDatabase'
import { postgresBinaries } from '../../support/postgresBinaries'
import { startPostgres } from '../../support/startPostgres'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { measureListCalls } from '../measureListCalls'
import { seedPortal } from '../seedPortal'
import { startServedPortal } from '../startServedPortal'

/**
 * Measures list calls per second over HTTP, against the same query through the database driver alone. Runs on both
 * databases if PostgreSQL is installed.
 */
export async function portalRates(stage: BenchStage): Promise<BenchRow[]> {
  const embedded = await openDatabase(stage.databaseCopy, undefined)
  const rows = await measureListCalls(stage.portal, embedded.db, 'PGlite')
  await embedded.close()
  return 'missing' in postgresBinaries() ? rows : [...rows, ...(await ratesOnPostgres(stage))]
}

async function ratesOnPostgres({ libraryDir, pictures }: BenchStage): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const postgres = await startPostgres()
  try {
    seedPortal(dataDir, pictures, { databaseUrl: postgres.databaseUrl })
    const portal = await startServedPortal(dataDir, libraryDir, postgres.databaseUrl)
    const database = await openDatabase(dataDir, postgres.databaseUrl)
    const rows = await measureListCalls(portal, database.db, 'PostgreSQL')
    await database.close()
    await portal.stop()
    return rows
  } finally {
    postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
