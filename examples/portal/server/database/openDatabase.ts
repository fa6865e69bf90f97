import { join } from 'node:path'
import type { DatabaseHandle } from './DatabaseHandle'
import { migrateDatabase } from './migrateDatabase'
import { openEmbedded } from './openEmbedded'
import { openPostgres } from './openPostgres'

/** Opens PostgreSQL at `databaseUrl`, or else the embedded database in the data folder, with every migration applied. */
export async function openDatabase(dataDir: string, databaseUrl: string | undefined): Promise<DatabaseHandle> {
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(join(dataDir, 'database'))
  try {
    await migrateDatabase(database.db)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
