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

/** How many list calls a second the portal answers over HTTP, against the same query put to the same database through its driver alone; on both databases where there is a PostgreSQL. */
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
