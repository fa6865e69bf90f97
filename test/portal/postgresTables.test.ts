/** @jest-environment node */
import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { postgresBinaries } from '../support/postgresBinaries'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import { startPostgres } from '../support/startPostgres'

const LONG = 120_000
const postgres = postgresBinaries()

const [onPostgres, why] = 'missing' in postgres ? [test.skip, `: ${postgres.missing}`] : [test, '']

onPostgres(`on PostgreSQL${why}: a session is stored without its token, ends when its time is over, and is swept away by the next sign-in`, async () => {
  const { databaseUrl, stop } = await startPostgres()
  const portal = await startPortal({ databaseUrl })
  const client = new Client({ connectionString: databaseUrl })
  try {
    await client.connect()
    const cookie = await portal.signIn(seededAccount.author)
    const token = cookie.replace('portal_session=', '')
    const { rows } = await client.query('select token_hash, round(extract(epoch from expires - now()) / 86400)::int as days from sessions')
    expect(rows).toEqual([{ token_hash: createHash('sha256').update(token).digest('hex'), days: 14 }])
    const passwords = await client.query('select password_hash from accounts')
    expect(passwords.rows.map(row => String(row.password_hash).slice(0, 10))).toEqual(['$argon2id$', '$argon2id$', '$argon2id$'])

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
}, LONG)

onPostgres(`on PostgreSQL${why}: a database that goes away is an internal error with an id, which the log explains and the answer does not`, async () => {
  const { databaseUrl, stop } = await startPostgres()
  const portal = await startPortal({ databaseUrl })
  stop()
  const response = await fetch(`${portal.url}pix/languages`)
  const text = await response.text()
  expect([response.status, text]).toEqual([500, expect.stringMatching(/^Internal error \(request [0-9a-f]{8}\)\.$/)])
  expect((await fetch(`${portal.url}healthz`)).status).toBe(200)
  const { code, errors } = await portal.stop()
  expect(code).toBe(0)
  expect(errors).toContain(`Request ${text.slice(24, 32)} (GET /pix/languages) failed:`)
}, LONG)
