/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { freePort } from '../support/freePort'
import { portalClient } from '../support/portalClient'
import { describeOnPostgres } from '../support/describeOnPostgres'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import { startPostgres } from '../support/startPostgres'
import type { TestPortal } from '../support/TestPortal'

const LONG = 120_000
const ANSWER_MS = 5000

/** Returns the process ids of the workers. */
function workersOf({ pid }: TestPortal): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  // The TypeScript loader is a child process, too.
  return children.filter(child => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('main.'))
}

describeOnPostgres('several processes on PostgreSQL', () => {
  let portal: TestPortal
  let metricsPort: string
  let databaseUrl: string
  let stopPostgres: () => void
  beforeAll(async () => {
    const database = await startPostgres()
    stopPostgres = database.stop
    databaseUrl = database.databaseUrl
    metricsPort = String(await freePort())
    const env = {
      WORKERS: '3',
      DATABASE_CONNECTIONS: '5',
      METRICS_PORT: metricsPort,
      LOG_FORMAT: 'json',
      TRUST_PROXY: 'loopback',
      STOP_SECONDS: '2',
      DRAIN_SECONDS: '1',
    }
    portal = await startPortal({ databaseUrl, args: ['--public-demo'], env })
  }, LONG)
  afterAll(async () => {
    await portal.stop()
    stopPostgres()
  }, LONG)

  // The last line may be incomplete.
  const logged = () =>
    portal
      .output()
      .split('\n')
      .slice(0, -1)
      .filter(line => line.startsWith('{'))
      .map((line): Record<string, unknown> => JSON.parse(line))
  const readMetrics = async () =>
    (await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { signal: AbortSignal.timeout(ANSWER_MS) })).text()
  const metric = async (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(await readMetrics())?.[1]
  const signIn = (password: string, more: Record<string, string> = {}) =>
    fetch(`${portal.url}login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: new URL(portal.url).origin, Connection: 'close', ...more },
      body: new URLSearchParams({ account: seededAccount.author, password }),
    })

  /** Returns a worker that responded to a log-in with 429, so `portal_limited_total` includes counts of this worker. */
  const limitingWorker = () => Number(logged().find(({ status }) => status === 429)?.['pid'])

  test('several processes accept the same session and return the same saved data', async () => {
    const author = await portalClient(portal, seededAccount.author)
    const created = await author.post('/pix/series', { Title: 'Überall', method: 'POST', account: '1001' })
    expect(created.status).toBe(200)
    const Cookie = await portal.signIn(seededAccount.author)
    const lists = await Promise.all(
      Array.from({ length: 24 }, async () =>
        (await fetch(`${portal.url}pix/series/by/1001?from=0`, { headers: { Cookie, Connection: 'close' } })).text(),
      ),
    )
    expect(lists.every(list => list.includes('Überall'))).toBe(true)
    const pids = new Set(logged().flatMap(({ msg, pid }) => (msg === 'request' ? [pid] : [])))
    expect(pids.size).toBeGreaterThan(1)
    for (const pid of pids) expect(workersOf(portal)).toContain(pid)
  })

  test('all processes count wrong passwords together, for each address that a trusted proxy names', async () => {
    const from = (address: string) => ({ 'X-Forwarded-For': address })
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('falsch', from('192.0.2.1'))))
    const statuses = answers.map(({ status }) => status)
    expect([
      statuses.filter(status => status !== 429).length,
      statuses.filter(status => status === 429).length,
    ]).toEqual([10, 20])
    expect((await signIn('Uferlicht*2026', from('192.0.2.1'))).status).toBe(429)
    const signedIn = await signIn('Uferlicht*2026', { ...from('192.0.2.2'), 'X-Forwarded-Proto': 'https' })
    expect([signedIn.status, signedIn.headers.getSetCookie()[0]]).toEqual([303, expect.stringContaining('Secure')])
  })

  test('a request keeps a valid id from its header; its line in the log has no network address or query', async () => {
    const ask = (id: string) =>
      fetch(`${portal.url}event/api/autocomplete/cities?actualInput=geheim`, { headers: { 'X-Request-Id': id } })
    expect((await ask('proxy-4711-abc')).headers.get('x-request-id')).toBe('proxy-4711-abc')
    expect((await ask('zu "lang" {}')).headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}$/)
    const find = () => logged().find(({ request }) => request === 'proxy-4711-abc')
    // The first process writes the line, after the response.
    for (let tries = 0; tries < 200 && !find(); tries += 1) await fetch(`${portal.url}healthz`)
    const line = find()
    expect(line).toMatchObject({
      level: 30,
      method: 'GET',
      route: '/event/api/autocomplete/cities',
      status: 403,
      milliseconds: expect.any(Number),
    })
    expect(portal.output()).not.toContain('geheim')
    // Only the line of a failed log-in has the network.
    expect(JSON.stringify(logged().filter(({ msg }) => msg === 'request'))).not.toContain('192.0.2')
  })

  test('metrics of all processes have a port of their own, and are not on the portal’s port', async () => {
    const text = await readMetrics()
    expect(
      Number(/portal_request_seconds_count\{method="POST",route="\/login",status="303"\} (\d+)/.exec(text)?.[1]),
    ).toBeGreaterThan(2)
    expect(text).toContain('portal_limited_total 21')
    expect(text).toMatch(/portal_database_connections\{state="open"\} \d+/)
    expect((await fetch(`${portal.url}metrics`)).status).toBe(404)
  })

  test(
    'a request that its caller cancelled is logged and counted',
    async () => {
      const Cookie = await portal.signIn(seededAccount.author)
      const client = new Client({ connectionString: databaseUrl })
      await client.connect()
      try {
        await client.query('begin')
        await client.query('lock table series in access exclusive mode')
        const caller = new AbortController()
        const asked = fetch(`${portal.url}pix/series/by/1001?from=0`, {
          headers: { Cookie, 'X-Request-Id': 'given-up-4711' },
          signal: caller.signal,
        }).catch((error: unknown) => String(error))
        const waits = async () =>
          (await client.query("select from pg_locks where not granted and relation = 'series'::regclass")).rowCount ===
          1
        for (let tries = 0; tries < 5000 && !(await waits()); tries += 1);
        caller.abort()
        expect(await asked).toContain('AbortError')
        const find = () => logged().find(({ request }) => request === 'given-up-4711')
        for (let tries = 0; tries < 200 && !find(); tries += 1) await fetch(`${portal.url}healthz`)
        expect(find()).toMatchObject({ msg: 'request', status: 499, route: expect.stringContaining('/pix/series/') })
      } finally {
        await client.end()
      }
      expect(await readMetrics()).toMatch(
        /^portal_request_seconds_count\{method="GET",route="\/pix\/series\/\S+",status="499"\} 1$/m,
      )
    },
    LONG,
  )

  test(
    'metrics arrive within 5 s although a worker is blocked, and include its earlier counts',
    async () => {
      const stuck = limitingWorker()
      expect([await metric('portal_limited_total'), await metric('portal_silent_workers')]).toEqual(['21', '0'])
      process.kill(stuck, 'SIGSTOP')
      try {
        expect([await metric('portal_silent_workers'), await metric('portal_limited_total')]).toEqual(['1', '21'])
      } finally {
        process.kill(stuck, 'SIGCONT')
      }
      let silent: string | undefined
      for (let tries = 0; tries < 20 && silent !== '0'; tries += 1) silent = await metric('portal_silent_workers')
      expect(silent).toBe('0')
    },
    LONG,
  )

  test(
    'a worker that is killed is replaced, the others respond meanwhile, and the metrics keep its counts',
    async () => {
      const before = workersOf(portal)
      expect(await metric('portal_limited_total')).toBe('21')
      const killed = limitingWorker()
      const others = before.filter(pid => pid !== killed)
      process.kill(killed, 'SIGKILL')
      const answers: number[] = []
      const ask = () =>
        fetch(`${portal.url}event/api/autocomplete/cities?actualInput=uf`, {
          headers: { Connection: 'close' },
          signal: AbortSignal.timeout(ANSWER_MS),
        }).then(
          ({ status }) => status,
          () => 0,
        )
      // Connections to the dead worker break. Sends many requests in parallel, so that one worker alone can't take them
      // all.
      const askSome = async () => void answers.push(...(await Promise.all(Array.from({ length: 20 }, ask))))
      const newcomer = () => logged().find(({ msg, pid }) => msg === 'request' && !before.includes(Number(pid)))
      for (let tries = 0; tries < 500 && !newcomer(); tries += 1) await askSome()
      expect(answers.filter(status => status === 403).length).toBeGreaterThan(answers.length / 2)
      const workers = workersOf(portal)
      expect(workers).toEqual(expect.arrayContaining([...others, newcomer()?.['pid']]))
      expect(workers).toHaveLength(3)
      expect(await metric('portal_limited_total')).toBe('21')
      expect(logged()).toContainEqual(
        expect.objectContaining({ level: 50, msg: 'A worker ended (SIGKILL); another one replaces it.' }),
      )
    },
    LONG,
  )

  test(
    'a request that arrives while a worker is blocked, and then killed, is served by another worker',
    async () => {
      const [stuck = 0] = workersOf(portal)
      process.kill(stuck, 'SIGSTOP')
      const asked = Array.from({ length: 12 }, () =>
        fetch(`${portal.url}healthz`, {
          headers: { Connection: 'close' },
          signal: AbortSignal.timeout(ANSWER_MS),
        }).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      // At the first response, every request is assigned to a worker.
      await Promise.race(asked)
      process.kill(stuck, 'SIGKILL')
      expect(await Promise.all(asked)).toEqual(asked.map(() => 200))
    },
    LONG,
  )

  test(
    'a stop shows in /readyz first, completes pending requests, and leaves no process',
    async () => {
      const workers = workersOf(portal)
      const slow = signIn('Uferlicht*2026', { 'X-Forwarded-For': '192.0.2.3' })
      const stopping = portal.stop()
      let answer: unknown
      for (let tries = 0; tries < 500 && !JSON.stringify(answer ?? '').includes('stopping'); tries += 1)
        answer = await (await fetch(`${portal.url}readyz`, { headers: { Connection: 'close' } })).json()
      expect(answer).toMatchObject({ portal: 'stopping', database: 'ready' })
      expect((await slow).status).toBe(303)
      expect(await stopping).toMatchObject({ code: 0, errors: '' })
      for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    },
    LONG,
  )
})

describeOnPostgres('portals that start at the same moment on an empty database', () => {
  const MIGRATING = 4_601_723
  const files = readdirSync('examples/portal/server/database/migrations').filter(file => file.endsWith('.sql'))

  test(
    'wait while the lock for migrations is taken, and then migrate and seed the database only once',
    async () => {
      const database = await startPostgres()
      const client = new Client({ connectionString: database.databaseUrl })
      await client.connect()
      const read = async <Answer>(text: string): Promise<Answer> =>
        Object.values((await client.query<Record<string, Answer>>(text)).rows[0] ?? {})[0]!
      // Takes the lock as a portal that is migrating would.
      await client.query('select pg_advisory_lock($1)', [MIGRATING])
      const starting = Promise.allSettled([1, 2].map(() => startPortal({ databaseUrl: database.databaseUrl })))
      try {
        let waiting = 0
        const until = Date.now() + LONG / 4
        while (waiting < 2 && Date.now() < until)
          waiting = await read("select count(*)::int from pg_locks where locktype = 'advisory' and not granted")
        expect([waiting, await read("select to_regclass('portal_migrations')")]).toEqual([2, null])
        await client.query('select pg_advisory_unlock($1)', [MIGRATING])
        expect((await starting).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
        expect([
          await read('select count(*)::int from portal_migrations'),
          await read(`select count(*)::int from accounts where account = '${seededAccount.author}'`),
        ]).toEqual([files.length, 1])
      } finally {
        await client.end()
        await Promise.all((await starting).map(async each => each.status === 'fulfilled' && (await each.value.stop())))
        database.stop()
      }
    },
    LONG,
  )
})
