import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'

const MIGRATIONS = 'examples/portal/server/database/migrations'

/** Migrates an empty database to the state before a migration, given by its number: `0011`. */
export async function migrateBefore(client: Client, number: string): Promise<void> {
  await client.query(
    'create table portal_migrations (name text primary key, applied timestamptz not null default now())',
  )
  for (const name of readdirSync(MIGRATIONS)
    .sort()
    .filter(file => file < number)) {
    await client.query(readFileSync(join(MIGRATIONS, name), 'utf8'))
    await client.query('insert into portal_migrations (name) values ($1)', [name])
  }
}
