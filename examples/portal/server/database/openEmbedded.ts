import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { mkdir } from 'node:fs/promises'
import { StartError } from '../StartError'
import type { DatabaseHandle } from './DatabaseHandle'
import { embeddedQuery } from './embeddedQuery'
import { GENERIC_PLANS } from './genericPlans'
import { maintainEmbedded } from './maintainEmbedded'

/** Opens (or makes) the embedded database in `folder`. Throws StartError when the folder holds something else. */
export async function openEmbedded(folder: string): Promise<DatabaseHandle> {
  await mkdir(folder, { recursive: true })
  const client = new PGlite(folder, { extensions: { pg_trgm } })
  try {
    await client.waitReady
    await client.exec(`set ${GENERIC_PLANS}`)
  } catch (error) {
    throw new StartError(
      `The embedded database in ${folder} could not be opened: ${String(error)}. Restore the folder from a copy, or move it away to begin with an empty one.`,
    )
  }
  const stopMaintaining = maintainEmbedded(client)
  const db = drizzle({ client })
  return {
    db,
    // It has no limits of time.
    patientDb: db,
    query: embeddedQuery(client),
    async close() {
      await stopMaintaining()
      await client.close()
    },
  }
}
