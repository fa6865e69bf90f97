/** @jest-environment node */
import { portalClient } from '../support/portalClient'
import { postgresBinaries } from '../support/postgresBinaries'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import { startPostgresProxy } from '../support/startPostgresProxy'
import { startSeededPostgres } from '../support/startSeededPostgres'

const LONG = 120_000
const postgres = postgresBinaries()
const [onPostgres, why] = 'missing' in postgres ? [test.skip, `: ${postgres.missing}`] : [test, '']

onPostgres(`on PostgreSQL${why}: transactions whose connections are lost at BEGIN or at COMMIT get a clear 503, and take none of the portal’s connections with them`, async () => {
  const server = await startSeededPostgres()
  const proxy = await startPostgresProxy(server.databaseUrl)
  const portal = await startPortal({ databaseUrl: proxy.databaseUrl, env: { DATABASE_CONNECTIONS: '2' } })
  try {
    const author = await portalClient(portal, seededAccount.author)
    const save = (title: string) => author.post('/pix/series', { Title: title, method: 'POST', account: '1001' }, { 'Idempotency-Key': `cut-${title}` })
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
}, LONG)
