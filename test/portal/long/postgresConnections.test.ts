/** @jest-environment node */
import { Client } from 'pg'
import { freePort } from '../../support/freePort'
import { portalClient } from '../../support/portalClient'
import { postgresBinaries } from '../../support/postgresBinaries'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import { startPostgres } from '../../support/startPostgres'
import type { TestPortal } from '../../support/TestPortal'

const LONG = 300_000
const ROUNDS = 60
const PATIENCE = 30_000
const postgres = postgresBinaries()
const [onPostgres, why] = 'missing' in postgres ? [test.skip, `: ${postgres.missing}`] : [test, '']

/** Waits until something is so; throws when it still is not after a long time. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const late = performance.now() + PATIENCE; !(await isSo()); await new Promise(setImmediate)) if (performance.now() > late) throw new Error(`It is not so after ${PATIENCE} ms: ${isSo.toString()}`)
}

onPostgres(`PostgreSQL${why} that ends the portal’s connections again and again while it writes: the portal opens others, and has none that nobody uses and nobody gets`, async () => {
  const server = await startPostgres()
  const admin = new Client({ connectionString: server.databaseUrl })
  const metricsPort = await freePort()
  let portal: TestPortal | undefined
  let isOver = false
  try {
    await admin.connect()
    portal = await startPortal({ databaseUrl: server.databaseUrl, env: { DATABASE_CONNECTIONS: '2', METRICS_PORT: String(metricsPort) } })
    const author = await portalClient(portal, seededAccount.author)
    let served = 0
    const save = async (lane: number) => {
      for (let number = 0; !isOver; number += 1) {
        const { status } = await author.post('/pix/pictures/10001', { method: 'PUT', title: `Abriss ${lane} ${number}` }, { 'Idempotency-Key': `abriss-${lane}-${number}` })
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
    // Nobody asks for anything any more, so all go within a quarter of a minute, except those that nobody gets.
    await until(async () => /portal_database_connections\{state="open"\} 0\n/.test(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()))
  } finally {
    isOver = true
    await admin.end()
    await portal?.stop()
    server.stop()
  }
}, LONG)
