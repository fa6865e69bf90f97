import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../../examples/portal/server/database/openDatabase'
import type { PortalDatabase } from '../../../examples/portal/server/database/PortalDatabase'
import { postgresBinaries } from '../../support/postgresBinaries'
import { startPostgres } from '../../support/startPostgres'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { measurePairs } from '../measurePairs'
import { measureRate } from '../measureRate'
import { requestPage } from '../requestPage'
import { seedPortal } from '../seedPortal'
import type { ServedPortal } from '../ServedPortal'
import { startServedPortal } from '../startServedPortal'

const WARM_UP = 1
const ROUNDS = 3
const AT_A_TIME = 4
const PAGE = 36
const CALLS = [
  { what: 'first page', from: 0, filter: '' },
  { what: 'next page', from: PAGE, filter: '' },
  { what: 'page 2,000', from: 1999 * PAGE, filter: '' },
  { what: 'filter', from: 0, filter: 'hafen' },
  { what: 'filter without a match', from: 0, filter: 'xylophon' },
]

/** How many list calls a second the portal answers over HTTP, against the same query put to the same database through its driver alone; on both databases where there is a PostgreSQL. */
export async function portalRates(stage: BenchStage): Promise<BenchRow[]> {
  const embedded = await openDatabase(stage.databaseCopy, undefined)
  const rows = await measureCalls(stage.portal, embedded.db, 'PGlite')
  await embedded.close()
  return 'missing' in postgresBinaries() ? rows : [...rows, ...(await ratesOnPostgres(stage))]
}

async function ratesOnPostgres({ libraryDir, pictures }: BenchStage): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const postgres = await startPostgres()
  try {
    seedPortal(dataDir, pictures, postgres.databaseUrl)
    const portal = await startServedPortal(dataDir, libraryDir, postgres.databaseUrl)
    const database = await openDatabase(dataDir, postgres.databaseUrl)
    const rows = await measureCalls(portal, database.db, 'PostgreSQL')
    await database.close()
    await portal.stop()
    return rows
  } finally {
    postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureCalls(portal: ServedPortal, db: PortalDatabase, name: string): Promise<BenchRow[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME })
  const rows: BenchRow[] = []
  for (const { what, from, filter } of CALLS) {
    const url = new URL(`/pix/pictures/by/1001?from=${from}&limit=${PAGE}&filter=${filter}`, portal.url)
    const condition = filter ? ` and search_text like '%${filter}%'` : ''
    const query = `select * from pictures where account_id = 1001${condition} order by created desc, id desc limit ${PAGE} offset ${from}`
    const found = await requestPage(agent, url, portal.cookie)
    const takeOurs = () => measureRate(AT_A_TIME, () => requestPage(agent, url, portal.cookie))
    const takeOther = () => measureRate(AT_A_TIME, () => db.execute(query))
    await measurePairs(WARM_UP, takeOurs, takeOther)
    const taken = await measurePairs(ROUNDS, takeOurs, takeOther)
    rows.push({ what: `list call on ${name}: ${what}`, unit: 'requests/s', ...taken, limit: { kind: 'atLeastTimes', value: 0.5 }, note: `the same query by the driver alone; ${found} pictures, ${AT_A_TIME} at a time` })
  }
  agent.destroy()
  return rows
}
