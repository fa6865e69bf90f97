import { readdir, readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PortalDatabase } from './PortalDatabase'

/** Migration files that have run. */
const migrationsTable = pgTable('portal_migrations', {
  name: text().primaryKey(),
  applied: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

const FOLDER = new URL('./migrations/', import.meta.url)
const LOCK = 4_601_723

/**
 * Migrates the database to the newest version: each numbered file runs once, all in one transaction, one process at a
 * time.
 */
export async function migrateDatabase(db: PortalDatabase): Promise<void> {
  const files = (await readdir(FOLDER)).filter(file => file.endsWith('.sql')).sort()
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(
      sql`create table if not exists portal_migrations (name text primary key, applied timestamptz not null default now())`,
    )
    for (const file of files) {
      const [applied] = await tx.select().from(migrationsTable).where(eq(migrationsTable.name, file))
      if (applied) continue
      const statements = (await readFile(new URL(file, FOLDER), 'utf8')).split(/;\s*$/m).map(part => part.trim())
      // The embedded database accepts one statement per call.
      for (const statement of statements) if (statement) await tx.execute(sql.raw(statement))
      await tx.insert(migrationsTable).values({ name: file })
    }
  })
}
