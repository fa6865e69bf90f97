/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { loggedError } from '../../examples/portal/server/log/loggedError'
import { postgresBinaries } from '../support/postgresBinaries'
import { runPortalCommand } from '../support/runPortalCommand'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import { startPostgres } from '../support/startPostgres'
import { startSeededPostgres } from '../support/startSeededPostgres'
import { layerClient } from './support/layerClient'
import { migrateBefore } from './support/migrateBefore'

const LONG = 120_000
const postgres = postgresBinaries()
const [onPostgres, why] = 'missing' in postgres ? [test.skip, `: ${postgres.missing}`] : [test, '']

onPostgres(
  `on PostgreSQL${why}: the log describes a failed write and names its request, but contains no written value, such as the recipient or the link of a mail`,
  async () => {
    const { databaseUrl, stop } = await startSeededPostgres()
    const portal = await startPortal({ databaseUrl, env: { LOG_FORMAT: 'json' } })
    const client = new Client({ connectionString: databaseUrl })
    try {
      await client.connect()
      // PostgreSQL's error for this constraint quotes the whole row.
      await client.query('alter table mails add constraint no_mails check (false) not valid')
      const { status } = await layerClient(portal.url, '127.0.0.2').post('/register-login/api/register_login', {
        m: 'send_password_mail',
        project: 'foyer',
        language_id: '1',
        account: seededAccount.layerMember,
      })
      expect(status).toBe(500)
      await portal.stop()
      const lines = portal
        .output()
        .split('\n')
        .filter(line => line.startsWith('{'))
        .map((line): { level: number; msg: string; request?: string; err?: { message: string; stack: string } } =>
          JSON.parse(line),
        )
      const failure = lines.find(({ level }) => level === 50)
      expect(failure).toMatchObject({
        request: expect.stringMatching(/^[0-9a-f]{8}$/),
        msg: expect.stringMatching(/^Request [0-9a-f]{8} \(POST \/register-login\/api\/register_login\) failed:$/),
        err: {
          message: 'new row for relation "mails" violates check constraint "no_mails"',
          code: '23514',
          constraint: 'no_mails',
          statement: expect.stringMatching(/^insert into "mails" /),
          stack: expect.stringContaining('    at '),
        },
      })
      const everything = portal.output() + portal.errors()
      for (const secret of [seededAccount.layerMember, 'jette', 'token=', 'Failing row', 'Message-ID'])
        expect(everything).not.toContain(secret)
    } finally {
      await client.end()
      await portal.stop()
      stop()
    }
  },
  LONG,
)

onPostgres(
  `on PostgreSQL${why}: the log describes a failed migration or seeding, but contains no row and no value`,
  async () => {
    const { databaseUrl, stop } = await startPostgres()
    const client = new Client({ connectionString: databaseUrl })
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-log-'))
    const start = () => runPortalCommand(['--port', '0', '--data', dataDir], { DATABASE_URL: databaseUrl })
    try {
      await client.connect()
      await migrateBefore(client, '0011')
      await client.query(
        "insert into accounts (id, account, password_hash, firstname, surname) values (5, 'frueh@post.example', '', '', '')",
      )
      await client.query(
        "insert into articles (id, slug, title, teaser, author_id, published, blocks) values (7, 'frueher', 'Früher', '', 5, '2025-04-01T10:00:00Z', '[]')",
      )
      await client.query('insert into blog_items (article_id, tag_id) values (7, 21)')
      await client.query('alter table blog_items add constraint no_items check (false) not valid')
      const migrated = await start()
      expect([migrated.code, migrated.errors]).toEqual([
        1,
        expect.stringContaining('violates check constraint "no_items"'),
      ])
      expect(migrated.errors).toContain('update blog_items b set published')
      expect(migrated.errors).not.toMatch(/Failing row|2025-04-01/)
      await client.query('alter table blog_items drop constraint no_items')
      // A portal without accounts is filled with the demo.
      await client.query('delete from articles')
      await client.query('delete from accounts')
      await client.query('alter table accounts add constraint no_accounts check (false) not valid')
      const seeded = await start()
      expect([seeded.code, seeded.errors]).toEqual([
        1,
        expect.stringContaining('violates check constraint "no_accounts"'),
      ])
      expect(seeded.errors).not.toMatch(/Failing row|argon2|@kulturportal/)
    } finally {
      await client.end()
      rmSync(dataDir, { recursive: true, force: true })
      stop()
    }
  },
  LONG,
)

test('a database error in the log has no values, wherever the driver has put them; other errors stay as they are', () => {
  const refused = Object.assign(new Error('invalid input syntax for type integer: "geheim "x" geheim"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'geheim',
    where: 'geheim',
    query: "execute list('geheim')",
    params: ['geheim'],
  })
  const logged = loggedError(new Error('It failed', { cause: refused }))
  expect(logged).toMatchObject({
    message: 'It failed',
    cause: { message: 'invalid input syntax for type integer: "…"', code: '22P02', severity: 'ERROR' },
  })
  const shown = (error: unknown): string =>
    error instanceof Error ? [error.stack, JSON.stringify(Object.values(error)), shown(error.cause)].join() : ''
  expect(shown(logged)).toContain('log.test.ts')
  expect(shown(logged)).not.toContain('geheim')
  const other = new Error('other', { cause: new TypeError('cause') })
  expect(loggedError(other)).toBe(other)
  expect(loggedError('a sentence')).toBe('a sentence')
})
