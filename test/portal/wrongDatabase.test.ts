/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { postgresBinaries } from '../support/postgresBinaries'
import { runPortalCommand } from '../support/runPortalCommand'
import { startPortal } from '../support/startPortal'
import { startPostgres } from '../support/startPostgres'

const LONG = 120_000
const postgres = postgresBinaries()
const [onPostgres, why] = 'missing' in postgres ? [test.skip, `: ${postgres.missing}`] : [test, '']
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-wrong-'))
  folders.push(folder)
  return folder
}

/** Puts a picture file into a data folder and returns the folder of that file. */
function addPicture(dataDir: string): string {
  const part = join(dataDir, 'media', 'ab')
  mkdirSync(part, { recursive: true })
  writeFileSync(join(part, `${'0'.repeat(62)}.jpg`), 'x')
  return part
}

const refusal = (dataDir: string) =>
  `The data folder ${dataDir} has files of a portal, but no database. If the database is on a PostgreSQL server, set DATABASE_URL as at the first start; otherwise restore its folder 'database' as well, or use an empty folder.\n`

test.each([[['sweep']], [['--port', '0', '--no-seed']]])(
  '%j refuses a data folder with pictures but without a database, because DATABASE_URL was probably forgotten',
  async args => {
    const dataDir = newFolder()
    const part = addPicture(dataDir)
    expect(await runPortalCommand([...args, '--data', dataDir])).toEqual({
      code: 1,
      output: '',
      errors: refusal(dataDir),
    })
    expect([readdirSync(part), readdirSync(dataDir)]).toEqual([[expect.any(String)], ['media']])
  },
  LONG,
)

test.each(['media', 'image-cache'])(
  'a start without DATABASE_URL puts no demo data into the data folder of a PostgreSQL portal that has an empty folder %s, but no picture yet',
  async name => {
    const dataDir = newFolder()
    mkdirSync(join(dataDir, name, 'staging'), { recursive: true })
    expect(await runPortalCommand(['--port', '0', '--data', dataDir])).toEqual({
      code: 1,
      output: '',
      errors: refusal(dataDir),
    })
    expect(readdirSync(dataDir)).toEqual([name])
  },
  LONG,
)

test(
  'sweep removes nothing if the database uses none of the files',
  async () => {
    const dataDir = newFolder()
    expect(await runPortalCommand(['sweep', '--data', dataDir])).toMatchObject({ code: 0, output: '0 files removed\n' })
    const part = addPicture(dataDir)
    expect(await runPortalCommand(['sweep', '--data', dataDir])).toEqual({
      code: 1,
      output: '',
      errors:
        'Nothing was removed: the database uses none of the 1 picture files, so they probably belong to another portal. Check DATABASE_URL and --data. If all pictures were deleted on purpose, delete the files yourself.\n',
    })
    expect(readdirSync(part)).toHaveLength(1)
  },
  LONG,
)

onPostgres(
  `a portal on PostgreSQL${why} that is started without --no-seed by mistake gets no demo data; a database account without rights leads to one sentence`,
  async () => {
    const server = await startPostgres()
    const admin = new Client({ connectionString: server.databaseUrl })
    try {
      await admin.connect()
      const start = (args: string[]) =>
        startPortal({ databaseUrl: server.databaseUrl, dataDir: newFolder(), args, fromSources: true })
      await (await start(['--no-seed'])).stop()
      await admin.query(
        "insert into accounts (account, password_hash, firstname, surname) values ('eva@portal.test', '', 'Eva', 'Ufer')",
      )
      expect(await (await start([])).stop()).toMatchObject({ code: 0, errors: '' })
      const counted = await admin.query<Record<string, string>>(
        'select (select count(*) from accounts) accounts, (select count(*) from persons) persons, (select count(*) from vouchers) vouchers, (select count(*) from events) events',
      )
      expect(counted.rows).toEqual([{ accounts: '1', persons: '0', vouchers: '0', events: '0' }])

      await admin.query('create role guest login')
      await admin.query('create database other')
      const databaseUrl = server.databaseUrl.replace('portal@', 'guest@').replace(/postgres$/, 'other')
      expect(
        await runPortalCommand(['--port', '0', '--no-seed', '--data', newFolder()], { DATABASE_URL: databaseUrl }),
      ).toEqual({
        code: 1,
        output: '',
        errors:
          'The account of DATABASE_URL may not create the portal’s tables (permission denied for schema public): make it the owner of the database and of its tables.\n',
      })
    } finally {
      await admin.end()
      server.stop()
    }
  },
  LONG,
)
