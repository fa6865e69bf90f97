/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deniedFolder } from '../../examples/portal/server/dataFolder/dataFolder'
import { StartError } from '../../examples/portal/server/StartError'
import { runPortalCommand } from '../support/runPortalCommand'
import { startPortal } from '../support/startPortal'

const LONG = 60_000
const folder = mkdtempSync(join(tmpdir(), 'portal-folder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const forOthers = (path: string) => statSync(path).mode & 0o077

/** Test that runs only where files have Unix modes. */
const onUnix = process.platform === 'win32' ? test.skip : test

// The embedded database makes its files writable for everybody, despite the umask. So the portal denies other users
// access to their folder.
onUnix.each(['exists and is readable for everybody', 'is missing'])(
  'no other user of the machine can read the database or uploads in a data folder that %s',
  async state => {
    const dataDir = join(folder, state.length.toString(), 'data')
    const isThere = state !== 'is missing'
    if (isThere) for (const name of ['database', 'uploads']) mkdirSync(join(dataDir, name), { recursive: true })
    const portal = await startPortal({ dataDir, args: ['--no-seed'], fromSources: true })
    try {
      expect([forOthers(join(dataDir, 'database')), forOthers(join(dataDir, 'uploads'))]).toEqual([0, 0])
      if (!isThere) expect(forOthers(dataDir)).toBe(0)
    } finally {
      expect(await portal.stop()).toMatchObject({ code: 0, errors: '' })
    }
  },
  LONG,
)

onUnix(
  'a start or a sweep without access to the data folder ends with one sentence',
  async () => {
    // Nobody may create a folder in /sys, not even root.
    for (const command of [['sweep'], ['--port', '0', '--no-seed']])
      expect(await runPortalCommand([...command, '--data', '/sys/portal'])).toEqual({
        code: 1,
        output: '',
        errors: expect.stringMatching(
          /^The account that runs the portal may not use \/sys(?:\/portal)? \(E\w+\): make it the owner of the data folder and of everything in it, such as by chown -R\.\n$/,
        ),
      })
  },
  LONG,
)

test.each([
  ['EACCES', '/var/lib/portal/media/staging', true],
  ['EPERM', '/var/lib/portal', true],
  ['EROFS', '/var/lib', true],
  ['EACCES', '/usr/bin/node', false],
  ['ENOSPC', '/var/lib/portal/media/staging', false],
])('an error %s at %s is reported as denied access to the data folder: %s', (code, path, isOwners) => {
  const error = Object.assign(new Error(`${code}: lstat '${path}'`), { code, path })
  const shown = deniedFolder(error, '/var/lib/portal')
  expect([shown instanceof StartError, shown === error]).toEqual([isOwners, !isOwners])
})
