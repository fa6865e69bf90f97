import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Client } from 'pg'

const PROGRAM = `
  import { PGlite } from '@electric-sql/pglite'
  import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
  const [folder, ...statements] = process.argv.slice(1)
  const database = new PGlite(folder, { extensions: { pg_trgm } })
  for (const statement of statements) await database.exec(statement)
  await database.close()`

/**
 * Runs statements on the database of a stopped portal: PostgreSQL at `databaseUrl`, or the embedded one in the data
 * folder. The embedded database runs in a separate process, because Jest can't load this database.
 */
export async function runStatements(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  statements: readonly string[],
): Promise<void> {
  if (databaseUrl === undefined) {
    const args = ['--input-type=module', '--eval', PROGRAM, join(dataDir, 'database'), ...statements]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 })
    if (status !== 0) throw new Error(`The statements could not be run: ${stderr}`)
    return
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
