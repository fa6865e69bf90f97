/** @jest-environment node */
import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { postgresBinaries } from '../support/postgresBinaries'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import { startPostgres } from '../support/startPostgres'
import { startSeededPostgres } from '../support/startSeededPostgres'
import type { TestPortal } from '../support/TestPortal'
import { migrateBefore } from './support/migrateBefore'

const LONG = 120_000
const postgres = postgresBinaries()

const [onPostgres, why] = 'missing' in postgres ? [test.skip, `: ${postgres.missing}`] : [test, '']

onPostgres(
  `on PostgreSQL${why}: a session is stored without its token, ends when its time is over, and is deleted at the next sign-in`,
  async () => {
    const { databaseUrl, stop } = await startSeededPostgres()
    const portal = await startPortal({ databaseUrl })
    const client = new Client({ connectionString: databaseUrl })
    try {
      await client.connect()
      const cookie = await portal.signIn(seededAccount.author)
      const token = cookie.replace('portal_session=', '')
      const { rows } = await client.query(
        'select token_hash, round(extract(epoch from ends - now()) / 86400)::int as days, round(extract(epoch from expires - now()) / 3600)::int as hours from sessions',
      )
      expect(rows).toEqual([{ token_hash: createHash('sha256').update(token).digest('hex'), days: 14, hours: 8 }])
      const passwords = await client.query('select password_hash from accounts')
      expect(passwords.rows.map(row => String(row.password_hash).slice(0, 10))).toEqual([
        '$argon2id$',
        '$argon2id$',
        '$argon2id$',
      ])

      const list = () => fetch(`${portal.url}pix/pictures/by/1001?limit=1`, { headers: { Cookie: cookie } })
      expect((await list()).status).toBe(200)
      await client.query("update sessions set expires = now() - interval '1 second'")
      expect((await list()).status).toBe(403)
      await portal.signIn(seededAccount.reader)
      expect((await client.query('select account_id from sessions')).rows).toEqual([{ account_id: 1002 }])
    } finally {
      await client.end()
      await portal.stop()
      stop()
    }
  },
  LONG,
)

onPostgres(
  `on PostgreSQL${why}: while the database is away, calls and pages get a clear 503 with Retry-After, /readyz returns 503, and the log names each request by its id, without its query`,
  async () => {
    const { databaseUrl, stop } = await startSeededPostgres()
    const portal = await startPortal({ databaseUrl })
    stop()
    const response = await fetch(`${portal.url}pix/languages`)
    const id = response.headers.get('x-request-id') ?? ''
    expect([response.status, response.headers.get('retry-after'), id]).toEqual([
      503,
      '5',
      expect.stringMatching(/^[0-9a-f]{8}$/),
    ])
    expect(await response.text()).toBe(
      'Die Datenbank des Portals antwortet gerade nicht; es wurde nichts gespeichert. Bitte versuchen Sie es gleich noch einmal.',
    )
    const ready = await fetch(`${portal.url}readyz`)
    expect([ready.status, await ready.json()]).toEqual([503, { portal: 'ready', database: 'away', storage: 'ready' }])
    expect((await fetch(`${portal.url}healthz`)).status).toBe(200)
    const pages = await Promise.all(
      ['', 'events?search=geheim', 'blog'].map(path => fetch(portal.url + path, { headers: { Accept: 'text/html' } })),
    )
    expect(pages.map(page => [page.status, page.headers.get('retry-after'), page.headers.get('content-type')])).toEqual(
      pages.map(() => [503, '5', 'text/html; charset=utf-8']),
    )
    expect(await pages[1]?.text()).toContain('<h1>Einen Augenblick bitte</h1>')
    const { code, errors } = await portal.stop()
    expect(code).toBe(0)
    expect(errors).toContain(`Request ${id} (GET /pix/languages) found no database:`)
    expect(errors).toContain(`Request ${pages[1]?.headers.get('x-request-id')} (GET /events) found no database:`)
    expect(errors).not.toContain('geheim')
  },
  LONG,
)

onPostgres(
  `on PostgreSQL${why}: the migration gives a blog post without a date the date of its article, and stores the author of a draft`,
  async () => {
    const { databaseUrl, stop } = await startPostgres()
    const client = new Client({ connectionString: databaseUrl })
    let portal: TestPortal | undefined
    try {
      await client.connect()
      await migrateBefore(client, '0011')
      await client.query(
        "insert into accounts (id, account, password_hash, firstname, surname) values (5, 'frueh@post.example', '', '', '')",
      )
      await client.query(
        "insert into articles (id, slug, title, teaser, author_id, published, blocks) values (7, 'frueher', 'Früher', '', 5, '2025-04-01T10:00:00Z', '[]')",
      )
      await client.query(
        "insert into articles (id, slug, title, teaser, author_id, published, blocks, is_draft) values (8, 'entwurf', 'Entwurf', '', 5, '2025-05-01T10:00:00Z', '[]', true)",
      )
      await client.query('insert into blog_items (article_id, tag_id) values (7, 21), (8, 21)')
      portal = await startPortal({ databaseUrl, args: ['--no-seed'] })
      expect(
        (await client.query('select article_id, tag_id, published, draft_of from blog_items order by article_id')).rows,
      ).toEqual([
        { article_id: 7, tag_id: 21, published: new Date('2025-04-01T10:00:00Z'), draft_of: 0 },
        { article_id: 8, tag_id: 21, published: new Date('2025-05-01T10:00:00Z'), draft_of: 5 },
      ])
    } finally {
      await client.end()
      await portal?.stop()
      stop()
    }
  },
  LONG,
)
