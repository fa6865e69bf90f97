import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a portal's data folder: a copy of the folder that is seeded for the whole test run. The folder is empty if none
 * is seeded. The caller removes the new folder.
 * @param databaseUrl address of a PostgreSQL server; then only the pictures are copied
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
