import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a portal's data folder: a copy of the folder that is seeded for the whole test run; for PostgreSQL, a copy of
 * its pictures only. The folder is empty if none is seeded. The caller removes it.
 */
export function makeDataFolder(databaseUrl?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'))
  const seeded = process.env['FOYER_SEEDED_PORTAL']
  if (seeded)
    cpSync(databaseUrl ? join(seeded, 'media') : seeded, databaseUrl ? join(folder, 'media') : folder, {
      recursive: true,
    })
  return folder
}
