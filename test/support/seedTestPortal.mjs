import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const LONGEST_START = 120_000

/**
 * Starts the portal once on an empty folder and ends it: the tests' portals on the embedded database begin with a copy of that folder, instead
 * of each seeding its own. Where that fails, they seed their own, and say what is wrong.
 * @param {string} root the repository
 * @returns {Promise<() => void>} takes the folder away
 */
export async function seedTestPortal(root) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-seeded-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'examples', 'portal', 'server', 'main.ts'), '--port', '0', '--data', folder], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_START)
  for await (const line of createInterface(child.stdout)) if (line.startsWith('Portal ready')) child.kill('SIGINT')
  const [code] = await ended
  clearTimeout(late)
  if (code === 0) process.env['FOYER_SEEDED_PORTAL'] = folder
  return remove
}
