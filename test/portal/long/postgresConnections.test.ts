/** @jest-environment node */
import { Client } from 'pg'
import { freePort } from '../../support/freePort'
import { portalClient } from '../../support/portalClient'
import { postgresBinaries } from '../../support/postgresBinaries'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import { startPostgres } from '../../support/startPostgres'
import { startPostgresProxy } from '../../support/startPostgresProxy'
import type { TestPortal } from '../../support/TestPortal'

const LONG = 300_000
const ROUNDS = 60
// Longer than the portal's limits for a statement and for a silent connection (see config.ts).
const LONGEST_STATEMENT_S = 36
const PATIENCE = 60_000
const postgres = postgresBinaries()
const [onPostgres, why] = 'missing' in postgres ? [test.skip, `: ${postgres.missing}`] : [test, '']

/** Waits until a condition is true. Throws after `PATIENCE` ms. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const late = performance.now() + PATIENCE; !(await isSo()); await new Promise(setImmediate))
    if (performance.now() > late)
      throw new Error(`The condition is still false after ${PATIENCE} ms: ${isSo.toString()}`)
}

onPostgres(
  `PostgreSQL${why} that ends the portal’s connections again and again during writes: the portal opens others, and loses no connection of its pool`,
  async () => {
    const server = await startPostgres()
    const admin = new Client({ connectionString: server.databaseUrl })
    const metricsPort = await freePort()
    let portal: TestPortal | undefined
    let isOver = false
    try {
      await admin.connect()
      portal = await startPortal({
        databaseUrl: server.databaseUrl,
        env: { DATABASE_CONNECTIONS: '2', METRICS_PORT: String(metricsPort) },
      })
      const author = await portalClient(portal, seededAccount.author)
      let served = 0
      const save = async (lane: number) => {
        for (let number = 0; !isOver; number += 1) {
          const { status } = await author.post(
            '/pix/pictures/10001',
            { method: 'PUT', title: `Abriss ${lane} ${number}` },
            { 'Idempotency-Key': `abriss-${lane}-${number}` },
          )
          expect([200, 503]).toContain(status)
          if (status === 200) served += 1
        }
      }
      const lanes = Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(save))
      for (let round = 0; round < ROUNDS; round += 1) {
        const enough = served + 3
        await until(() => served >= enough)
        await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal'")
      }
      isOver = true
      await lanes
      expect((await author.get('/readyz')).status).toBe(200)
      // No more requests come, so all connections close within 9 s, except lost ones.
      await until(async () =>
        /portal_database_connections\{state="open"\} 0\n/.test(
          await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
        ),
      )
    } finally {
      isOver = true
      await admin.end()
      await portal?.stop()
      server.stop()
    }
  },
  LONG,
)

onPostgres(
  `connections to PostgreSQL${why} that fall silent: requests get a clear 503 until the portal gives these connections up and opens others`,
  async () => {
    const server = await startPostgres()
    const proxy = await startPostgresProxy(server.databaseUrl)
    let portal: TestPortal | undefined
    try {
      portal = await startPortal({ databaseUrl: proxy.databaseUrl, env: { DATABASE_CONNECTIONS: '3' } })
      const author = await portalClient(portal, seededAccount.author)
      const list = () => author.get('/pix/series/by/1001?from=0')
      await Promise.all(Array.from({ length: 9 }, list))
      proxy.mute()
      const first = Promise.all([list(), list(), list()])
      await until(async () => {
        const answer = await list()
        expect([
          [200, null],
          [503, '5'],
        ]).toContainEqual([answer.status, answer.headers.get('retry-after')])
        return answer.status === 200
      })
      expect((await first).map(({ status }) => status)).toEqual([503, 503, 503])
      expect((await author.get('/readyz')).status).toBe(200)
    } finally {
      await portal?.stop()
      proxy.stop()
      server.stop()
    }
  },
  LONG,
)

onPostgres(
  `a portal that is started while another migrates PostgreSQL${why} waits longer than any other statement may take`,
  async () => {
    const server = await startPostgres()
    const other = new Client({ connectionString: server.databaseUrl })
    let portal: TestPortal | undefined
    try {
      await other.connect()
      await other.query('select pg_advisory_lock(4601723)')
      const starting = startPortal({ databaseUrl: server.databaseUrl, args: ['--no-seed'] })
      let hasGivenUp = false
      starting.catch(() => (hasGivenUp = true))
      await until(async () => {
        const { rowCount } = await other.query(
          `select from pg_stat_activity where wait_event = 'advisory' and now() - query_start > interval '${LONGEST_STATEMENT_S} s'`,
        )
        return hasGivenUp || rowCount === 1
      })
      await other.query('select pg_advisory_unlock(4601723)')
      portal = await starting
      expect((await fetch(`${portal.url}readyz`)).status).toBe(200)
    } finally {
      await other.end()
      await portal?.stop()
      server.stop()
    }
  },
  LONG,
)
