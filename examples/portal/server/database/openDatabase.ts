import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../StartError'
import type { DatabaseHandle } from './PortalDatabase'
import { migrateDatabase } from './migrateDatabase'
import { openEmbedded } from './openEmbedded'
import { openPostgres } from './openPostgres'

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database in the data folder. Applies all migrations, unless
 * `migrates` is false because another process applies them. Throws StartError if the database can't be opened, if the
 * data folder has files but no database, or if the account may not create tables.
 */
export async function openDatabase(
  dataDir: string,
  databaseUrl: string | undefined,
  { connections, migrates = true }: { connections?: number | undefined; migrates?: boolean } = {},
): Promise<DatabaseHandle> {
  const database = databaseUrl ? await openPostgres(databaseUrl, { connections }) : await openFolder(dataDir)
  try {
    if (migrates) await migrateDatabase(database.unlimitedDb)
  } catch (error) {
    await database.close()
    throw refusedTables(error)
  }
  return database
}

/** Folders that a portal makes after its database. */
const LATER_FOLDERS = ['media', 'image-cache']

/**
 * Opens the embedded database in the data folder. Throws StartError if the folder has files of a portal but no
 * database, because that portal's database is then elsewhere or was not restored. With a new, empty database, the
 * portal's data would seem lost, and `sweep` would remove its pictures.
 */
async function openFolder(dataDir: string): Promise<DatabaseHandle> {
  const folder = join(dataDir, 'database')
  if (!existsSync(folder) && LATER_FOLDERS.some(name => existsSync(join(dataDir, name))))
    throw new StartError(
      `The data folder ${dataDir} has files of a portal, but no database. If the database is on a PostgreSQL server, set DATABASE_URL as at the first start; otherwise restore its folder 'database' as well, or use an empty folder.`,
    )
  return openEmbedded(folder)
}

const DENIED = '42501'

/**
 * Returns the error of a failed migration. If PostgreSQL denied the rights, the returned error is a StartError with one
 * sentence.
 */
function refusedTables(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== DENIED) return error
  return new StartError(
    `The account of DATABASE_URL may not create the portal’s tables (${cause.message}): make it the owner of the database and of its tables.`,
  )
}
