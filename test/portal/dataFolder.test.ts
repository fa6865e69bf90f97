/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '../support/startPortal'

const LONG = 60_000
const folder = mkdtempSync(join(tmpdir(), 'portal-folder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const forOthers = (path: string) => statSync(path).mode & 0o077

/** The embedded database makes its files writable for everybody, despite the umask. */
const onUnix = process.platform === 'win32' ? test.skip : test
onUnix.each(['is there, for everybody to read', 'is missing'])(
  'no other user of the machine gets at the database or at uploads in a data folder that %s',
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
