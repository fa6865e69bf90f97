/** @jest-environment node */
import { Client } from 'pg'
import { databaseAbsence } from '../../examples/portal/server/database/databaseAbsence'
import { openPostgres } from '../../examples/portal/server/database/openPostgres'
import { describeOnPostgres } from '../support/describeOnPostgres'
import { portalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import { startPostgres } from '../support/startPostgres'
import { startPostgresProxy } from '../support/startPostgresProxy'
import { startSeededPostgres } from '../support/startSeededPostgres'

const LONG = 120_000

describeOnPostgres('on PostgreSQL', () => {
  test(
    'writes whose connections are lost at BEGIN or at COMMIT get a clear 503, and the portal opens other connections',
    async () => {
      const server = await startSeededPostgres()
      const proxy = await startPostgresProxy(server.databaseUrl)
      const portal = await startPortal({ databaseUrl: proxy.databaseUrl, env: { DATABASE_CONNECTIONS: '2' } })
      try {
        const author = await portalClient(portal, seededAccount.author)
        const save = (title: string) =>
          author.post(
            '/pix/series',
            { Title: title, method: 'POST', account: '1001' },
            { 'Idempotency-Key': `cut-${title}` },
          )
        for (const statement of ['begin', 'commit']) {
          proxy.cut(statement, 3)
          for (let lost = 0; lost < 3; lost += 1) {
            const refused = await save(`${statement}-${lost}`)
            expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
          }
          expect(proxy.cutsLeft()).toBe(0)
          expect((await save(`${statement}-0`)).status).toBe(200)
          expect((await author.get('/pix/series/by/1001?from=0')).status).toBe(200)
          expect((await author.get('/readyz')).status).toBe(200)
        }
      } finally {
        await portal.stop()
        proxy.stop()
        server.stop()
      }
    },
    LONG,
  )
})

describeOnPostgres('on PostgreSQL, a connection on which no data arrives', () => {
  const SILENT_AFTER = 500
  const LOCK = 77
  let server: Awaited<ReturnType<typeof startPostgres>>
  let proxy: Awaited<ReturnType<typeof startPostgresProxy>>
  let database: Awaited<ReturnType<typeof openPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
    proxy = await startPostgresProxy(server.databaseUrl)
    database = await openPostgres(proxy.databaseUrl, { connections: 3, silentAfter: SILENT_AFTER })
  }, LONG)
  afterAll(async () => {
    // Stops the proxy first, because closing the database waits for pending requests.
    proxy.stop()
    await database.close()
    server.stop()
  })

  test(
    'closes after a time limit, whether a statement, BEGIN or a nested transaction waits; new connections replace it',
    async () => {
      const { db, query } = database
      const ask = () => query<{ one: number }>({ text: 'select 1 as one' }, [])
      let goOn = () => {}
      const muted = new Promise<void>(resolve => (goOn = resolve))
      let inside = Promise.resolve()
      await new Promise<void>(isInside => {
        inside = db.transaction(tx =>
          tx.transaction(async nested => {
            await nested.execute('select 1')
            isInside()
            await muted
            await nested.execute('select 2')
          }),
        )
      })
      await Promise.all([ask(), ask()])
      proxy.mute()
      goOn()
      const begun = performance.now()
      const ends = await Promise.allSettled([
        ask(),
        db.transaction(async tx => void (await tx.execute('select 3'))),
        inside,
      ])
      expect(ends.map(end => end.status === 'rejected' && databaseAbsence(end.reason)?.statusCode)).toEqual([
        503, 503, 503,
      ])
      // A nested transaction also fails after one time limit. Its rollbacks do not wait for another one.
      expect(performance.now() - begun).toBeLessThan(2 * SILENT_AFTER)
      expect(await Promise.all([ask(), ask(), ask()])).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]])
    },
    LONG,
  )

  test(
    'stays open if it has no time limit and waits for a lock, as in migrations',
    async () => {
      const other = new Client({ connectionString: server.databaseUrl })
      try {
        await other.connect()
        await other.query(`select pg_advisory_lock(${LOCK})`)
        let isWaiting = true
        const waiting = database.unlimitedDb
          .transaction(tx => tx.execute(`select pg_advisory_xact_lock(${LOCK})`))
          .finally(() => (isWaiting = false))
        waiting.catch(() => {})
        const waits = async () =>
          (
            await other.query(
              `select from pg_stat_activity where wait_event = 'advisory' and now() - query_start > interval '${3 * SILENT_AFTER} ms'`,
            )
          ).rowCount
        while (isWaiting && !(await waits())) await new Promise(setImmediate)
        await other.query(`select pg_advisory_unlock(${LOCK})`)
        expect(await waiting).toMatchObject({ rowCount: 1 })
        const limits = `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`
        expect([await database.db.execute(limits), await database.unlimitedDb.execute(limits)]).toMatchObject([
          { rows: [{ statement: '30s', idle: '1min' }] },
          { rows: [{ statement: '0', idle: '0' }] },
        ])
      } finally {
        await other.end()
      }
    },
    LONG,
  )
})
