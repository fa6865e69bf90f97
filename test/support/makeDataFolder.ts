import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a portal's data folder: a copy of the one that the whole run has seeded, for PostgreSQL of the demo's pictures alone; else an empty one. Whoever asks removes it. */
export function makeDataFolder(databaseUrl?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'))
  const seeded = process.env['FOYER_SEEDED_PORTAL']
  if (seeded)
    cpSync(databaseUrl ? join(seeded, 'media') : seeded, databaseUrl ? join(folder, 'media') : folder, {
      recursive: true,
    })
  return folder
}
