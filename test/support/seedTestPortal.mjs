import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '../../examples/portal/setup/runToEnd.mjs'

/**
 * Creates the data of the demo once: in a new folder and, if PostgreSQL is installed, also in a new PostgreSQL server.
 * Portals of tests start with a copy of this data instead of seeding. If this fails, each portal seeds its own data.
 * The data is deleted when this process ends.
 * @param {string} root the repository
 */
export async function seedTestPortal(root) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-seeded-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const code = await runToEnd(
    process.execPath,
    ['--import', 'tsx', join(root, 'test', 'support', 'seedDemo.ts'), folder],
    { cwd: root, stdio: 'ignore' },
  )
  const [portal, postgres] = [join(folder, 'portal'), join(folder, 'postgres')]
  if (code === 0) process.env['FOYER_SEEDED_PORTAL'] = portal
  if (code === 0 && existsSync(postgres)) process.env['FOYER_SEEDED_POSTGRES'] = postgres
}
