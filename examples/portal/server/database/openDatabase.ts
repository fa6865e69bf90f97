import { join } from 'node:path'
import type { DatabaseHandle } from './PortalDatabase'
import { migrateDatabase } from './migrateDatabase'
import { openEmbedded } from './openEmbedded'
import { openPostgres } from './openPostgres'

/** Opens PostgreSQL at `databaseUrl`, or the embedded database in the data folder. Applies all migrations, unless another process `migrates`. */
export async function openDatabase(
  dataDir: string,
  databaseUrl: string | undefined,
  { connections, migrates = true }: { connections?: number | undefined; migrates?: boolean } = {},
): Promise<DatabaseHandle> {
  const database = databaseUrl
    ? await openPostgres(databaseUrl, { connections })
    : await openEmbedded(join(dataDir, 'database'))
  try {
    if (migrates) await migrateDatabase(database.patientDb)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
