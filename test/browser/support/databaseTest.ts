import { postgresBinaries } from '../../support/postgresBinaries'
import { startPortal } from '../../support/startPortal'
import { startSeededPostgres } from '../../support/startSeededPostgres'
import { expect, test as base } from './portalTest'

/** Databases of the reference portal. */
type Database = 'PGlite' | 'PostgreSQL'

/**
 * Browser tests that choose the portal's database by `test.use({ database })`. Without PostgreSQL, its tests are
 * skipped and name the reason.
 */
export const test = base.extend<{ needsDatabase: void }, { database: Database }>({
  database: ['PGlite', { option: true, scope: 'worker' }],
  portal: [
    async ({ database }, use) => {
      const postgres =
        database === 'PostgreSQL' && !('missing' in postgresBinaries()) ? await startSeededPostgres() : undefined
      const portal = await startPortal(postgres && { databaseUrl: postgres.databaseUrl })
      await use(portal)
      await portal.stop()
      postgres?.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  needsDatabase: [
    async ({ database }, use) => {
      const binaries = postgresBinaries()
      test.skip(database === 'PostgreSQL' && 'missing' in binaries, 'missing' in binaries ? binaries.missing : '')
      await use()
    },
    { auto: true },
  ],
})

export { expect }
