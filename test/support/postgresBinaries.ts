import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** Returns the program folder of the newest installed PostgreSQL, or the reason why none can be used. */
export function postgresBinaries(): { folder: string } | { missing: string } {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folder = versions.map(version => join(DEBIAN, version, 'bin')).find(bin => existsSync(join(bin, 'initdb')))
  if (!folder) return { missing: `no PostgreSQL is installed (looked in ${DEBIAN})` }
  const isRoot = process.getuid?.() === 0
  if (isRoot && spawnSync('id', ['-u', 'postgres']).status !== 0)
    return { missing: 'PostgreSQL refuses root, and there is no user postgres to run it as' }
  return { folder }
}
