// Measures the portal on PostgreSQL with 1, 2 and 4 processes under load:
// `node --import tsx test/bench/cluster/measureCluster.ts --pictures 1000000 --events 200000`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { fillDatabase } from '../../support/fillDatabase'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import { startPostgres } from '../../support/startPostgres'
import { requestPortal } from './requestPortal'
import { clusterCalls } from './clusterCalls'
import type { LoadResult } from './LoadResult'
import { measureLoad } from './measureLoad'
import { uploadBodies } from './uploadBodies'

const { values } = parseArgs({
  options: {
    pictures: { type: 'string', default: '1000000' },
    events: { type: 'string', default: '200000' },
    seconds: { type: 'string', default: '2' },
    clients: { type: 'string', default: '16' },
  },
})
const [pictures, events, seconds, clients] = [values.pictures, values.events, values.seconds, values.clients].map(
  Number,
) as [number, number, number, number]
const PROCESSES = [1, 2, 4]
const UPLOADERS = 4
// Commits are durable, as in production, so the measurement includes writing to disk.
const SETTINGS = ['shared_buffers=1GB', 'random_page_cost=1.1', 'fsync=on', 'max_wal_size=4GB']

const postgres = await startPostgres(SETTINGS)
const dataDir = mkdtempSync(join(tmpdir(), 'portal-load-'))
const results: LoadResult[] = []
try {
  const start = (processes: number) =>
    startPortal({ databaseUrl: postgres.databaseUrl, dataDir, env: { WORKERS: String(processes) } })
  await (await start(1)).stop()
  const begun = performance.now()
  await fillDatabase(postgres.databaseUrl, { pictures, events })
  const fillSeconds = Math.round((performance.now() - begun) / 1000)
  const { series, own } = await knownIds(postgres.databaseUrl)
  const { bodies, boundary, kilobytes } = await uploadBodies(24)
  for (const processes of PROCESSES) {
    const portal = await start(processes)
    const agent = new Agent({ keepAlive: true, maxSockets: clients })
    const headers = { Cookie: await portal.signIn(seededAccount.author), Origin: new URL(portal.url).origin }
    const pids = { portal: portal.pid, database: postgres.pid() }
    const calls = clusterCalls({ pictures, series })
    for (const { what, path } of calls)
      results.push(
        await measureLoad(what, { processes, clients, seconds, pids }, number =>
          requestPortal(agent, new URL(path(number), portal.url), headers),
        ),
      )
    const any = (number: number) => calls[(number * 7) % calls.length]?.path(number) ?? '/'
    results.push(
      await measureLoad('all of these in turn', { processes, clients, seconds: 2 * seconds, pids }, number =>
        requestPortal(agent, new URL(any(number), portal.url), headers),
      ),
    )
    const form = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' }
    results.push(
      await measureLoad('a picture’s title saved', { processes, clients, seconds, pids }, number =>
        requestPortal(
          agent,
          new URL(`/pix/pictures/${own[number % own.length]}`, portal.url),
          form,
          Buffer.from(`method=PUT&title=Titel+${number}`),
        ),
      ),
    )
    const upload = { ...headers, 'Content-Type': `multipart/form-data; boundary=${boundary}` }
    results.push(
      await measureLoad(
        `a picture of ${kilobytes} KiB uploaded`,
        { processes, clients: UPLOADERS, seconds: 2 * seconds, pids },
        number =>
          requestPortal(
            agent,
            new URL('/pix/pictures/by/1001.json', portal.url),
            upload,
            bodies[number % bodies.length],
          ),
      ),
    )
    agent.destroy()
    await portal.stop()
    for (const result of results.filter(each => each.processes === processes))
      console.log(
        `${processes} × ${result.what}: ${result.perSecond}/s, p95 ${result.p95} ms, CPU ${result.portalCpu} + ${result.databaseCpu} ms, ${result.failed} failed`,
      )
  }
  const [cpu] = cpus()
  const machine = {
    processors: cpus().length,
    processor: cpu?.model ?? '',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    load: loadavg(),
  }
  mkdirSync('test-results', { recursive: true })
  writeFileSync(
    join('test-results', 'cluster.json'),
    `${JSON.stringify({ date: new Date().toISOString(), machine, pictures, events, fillSeconds, results }, null, 2)}\n`,
  )
} finally {
  postgres.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

async function knownIds(databaseUrl: string): Promise<{ series: number; own: number[] }> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: number }>("select id from series where title = 'Große Serie'")
  const pictureRows = await client.query<{ id: number }>(
    'select id from pictures where account_id = 1001 order by id limit 20',
  )
  await client.end()
  return { series: rows[0]?.id ?? 0, own: pictureRows.rows.map(({ id }) => id) }
}
