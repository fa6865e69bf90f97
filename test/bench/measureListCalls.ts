import { Agent } from 'node:http'
import type { PortalDatabase } from '../../examples/portal/server/database/PortalDatabase'
import type { BenchRow } from './BenchRow'
import { measurePairs } from './measurePairs'
import { measureRate } from './measureRate'
import { requestPage } from './requestPage'
import type { ServedPortal } from './ServedPortal'

const WARM_UP = 1
const ROUNDS = 3
const AT_A_TIME = 4
const PAGE = 36
const CALLS = [
  { what: 'first page', from: 0, filter: '', atLeast: 0.5 },
  { what: 'next page', from: PAGE, filter: '', atLeast: 0.5 },
  { what: 'page 2,000', from: 1999 * PAGE, filter: '', atLeast: 0.5 },
  // More pictures than the portal caches as JSON, so each page is read and serialised again.
  { what: 'another page each time', from: 0, pages: 400, filter: '', atLeast: 0.2 },
  { what: 'filter', from: 0, filter: 'hafen', atLeast: 0.5 },
  // The index shows at once that no row matches, so this call measures little more than HTTP.
  { what: 'filter without a match', from: 0, filter: 'xylophon', atLeast: 0.2 },
]

/**
 * Measures each kind of list call: the portal over HTTP against the same query by the driver alone. `db` has the same
 * pictures; `name` is the database's name in the results.
 */
export async function measureListCalls(portal: ServedPortal, db: PortalDatabase, name: string): Promise<BenchRow[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME })
  const rows: BenchRow[] = []
  for (const { what, from, pages = 1, filter, atLeast } of CALLS) {
    const url = (page: number) =>
      new URL(`/pix/pictures/by/1001?from=${from + page * PAGE}&limit=${PAGE}&filter=${filter}`, portal.url)
    const condition = filter ? ` and search_text like '%${filter}%'` : ''
    const query = (page: number) =>
      `select * from pictures where account_id = 1001${condition} order by created desc, id desc limit ${PAGE} offset ${from + page * PAGE}`
    const found = await requestPage(agent, url(0), portal.cookie)
    let [ourPage, otherPage] = [0, 0]
    const takeOurs = () => measureRate(AT_A_TIME, () => requestPage(agent, url((ourPage += 1) % pages), portal.cookie))
    const takeOther = () => measureRate(AT_A_TIME, () => db.execute(query((otherPage += 1) % pages)))
    await measurePairs(WARM_UP, takeOurs, takeOther)
    const taken = await measurePairs(ROUNDS, takeOurs, takeOther)
    rows.push({
      what: `list call on ${name}: ${what}`,
      unit: 'requests/s',
      ...taken,
      limit: { kind: 'atLeastTimes', value: atLeast },
      note: `the same query by the driver alone; ${found} pictures, ${AT_A_TIME} at a time`,
    })
  }
  agent.destroy()
  return rows
}
