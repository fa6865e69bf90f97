import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { startPortal } from '../../support/startPortal'
import { startPostgres } from '../../support/startPostgres'
import type { TestPortal } from '../../support/TestPortal'

/** A portal and its database, whose clocks a test can set together. */
export interface ClockedPortal {
  portal: TestPortal
  /** Moves both clocks by this number of ms from the real time. */
  shift(milliseconds: number): Promise<void>
  stop(): Promise<void>
}

/** Starts a seeded portal with a movable clock, on the embedded database or on PostgreSQL. */
export async function startClockedPortal(kind: 'embedded' | 'postgres'): Promise<ClockedPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-clock-'))
  const clock = join(folder, 'shift')
  const database = kind === 'postgres' ? await shiftedPostgres() : null
  const shift = async (milliseconds: number) => {
    writeFileSync(clock, String(milliseconds))
    await database?.shift(milliseconds)
  }
  await shift(0)
  const NODE_OPTIONS = `--import ${pathToFileURL(join(__dirname, 'shiftClock.mjs')).href}`
  const portal = await startPortal({
    env: { FOYER_CLOCK: clock, NODE_OPTIONS },
    ...(database && { databaseUrl: database.databaseUrl }),
  })
  const stop = async () => {
    await portal.stop()
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { portal, shift, stop }
}

/**
 * Starts a PostgreSQL server whose now() returns the real time plus the shift in a table. All statements and all
 * defaults of the portal's tables use this now().
 */
async function shiftedPostgres() {
  const { databaseUrl, stop } = await startPostgres()
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  for (const statement of [
    'create schema clock',
    "create table clock.shift as select interval '0' as by",
    'create function clock.now() returns timestamptz stable language sql as $$ select pg_catalog.now() + by from clock.shift $$',
    'alter database postgres set search_path = public, clock, pg_catalog',
  ])
    await client.query(statement)
  return {
    databaseUrl,
    shift: async (milliseconds: number) =>
      void (await client.query("update clock.shift set by = $1::float8 * interval '1 millisecond'", [milliseconds])),
    async stop() {
      await client.end()
      stop()
    },
  }
}
