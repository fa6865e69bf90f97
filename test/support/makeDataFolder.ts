import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a portal's data folder: a copy of the one seeded for the whole run, for PostgreSQL of its pictures only. Empty
 * if none was seeded. The caller removes the folder.
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
