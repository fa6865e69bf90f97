/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Series } from '../../examples/portal/server/series/seriesTable'
import { makeDataFolder } from '../support/makeDataFolder'
import { portalClient, type PortalClient } from '../support/portalClient'
import { postgresBinaries } from '../support/postgresBinaries'
import { runPortalCommand } from '../support/runPortalCommand'
import { seededAccount } from '../support/seededAccount'
import { seedPicture } from '../support/seedPicture'
import { startPortal } from '../support/startPortal'
import { startPostgres } from '../support/startPostgres'
import type { TestPortal } from '../support/TestPortal'
import { shownUris } from './support/shownUris'
import { stagedFiles } from './support/stagedFiles'

const STOP_WITHIN = 2000
const LONG = 120_000
const postgres = postgresBinaries()
const [onPostgres, why] = 'missing' in postgres ? [test.skip, `: ${postgres.missing}`] : [test, '']

let dataDir: string

beforeAll(() => {
  dataDir = makeDataFolder()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Creates series one after the other until the portal ends; returns the acknowledged titles. */
async function createSeriesUntilGone(author: PortalClient, whenUnderWay: () => void): Promise<string[]> {
  const acknowledged: string[] = []
  for (let number = 0; number < 5000; number += 1) {
    const Title = `Bestätigt ${Date.now()} ${number}`
    const response = await author.post('/pix/series', { Title, method: 'POST', account: '1001' }).catch(() => null)
    if (response?.status !== 200) break
    acknowledged.push(Title)
    if (number === 20) whenUnderWay()
  }
  return acknowledged
}

async function seriesTitles(portal: TestPortal): Promise<string[]> {
  const series: Series[] = await (
    await (await portalClient(portal, seededAccount.author)).get('/pix/series/by/1001?from=0')
  ).json()
  return series.map(({ Title }) => Title)
}

// The tests share one portal, because a start takes seconds. So they depend on their order.
describe('starting and stopping', () => {
  let portal: TestPortal
  afterAll(() => portal.stop(), LONG)

  test(
    'the command seed creates as many pictures and events as --pictures and --events say',
    async () => {
      const { code, output, errors } = await runPortalCommand([
        'seed',
        '--pictures',
        '120',
        '--events',
        '2600',
        '--data',
        dataDir,
      ])
      expect([code, errors, output.trim().split('\n').at(-1)]).toEqual([0, '', '2600 of 2600 events'])
      expect(output).toContain('120 of 120 pictures\n')
      // Starts the portal from its sources, as the guide says; other tests may start the bundle.
      portal = await startPortal({ dataDir, fromSources: true })
      const author = await portalClient(portal, seededAccount.author)
      const pictures = async (from: number) => (await author.get(`/pix/pictures/by/1001?from=${from}&limit=36`)).json()
      expect([(await pictures(108)).length, (await pictures(120)).length]).toEqual([12, 0])
      expect(await (await author.get('/event/api/event_cluster?p=52')).json()).toMatchObject({
        EventClusters: { length: 50 },
        IsLastPage: true,
      })
    },
    LONG,
  )

  test(
    'Ctrl-C during writes ends the portal within 2 s with code 0, and acknowledged data is there after the next start',
    async () => {
      let ended: ReturnType<typeof portal.stop> | undefined
      const acknowledged = await createSeriesUntilGone(await portalClient(portal, seededAccount.author), () => {
        ended = portal.stop()
      })
      const { code, milliseconds, errors } = (await ended) ?? {}
      expect({ code, errors }).toEqual({ code: 0, errors: '' })
      expect(milliseconds).toBeLessThan(STOP_WITHIN)
      expect(acknowledged.length).toBeGreaterThan(20)
      portal = await startPortal({ dataDir })
      expect(await seriesTitles(portal)).toEqual(expect.arrayContaining(acknowledged))
    },
    LONG,
  )

  test(
    'a killed process loses no acknowledged data, and the next start can use the folder',
    async () => {
      const acknowledged = await createSeriesUntilGone(await portalClient(portal, seededAccount.author), () =>
        process.kill(portal.pid, 'SIGKILL'),
      )
      await portal.stop()
      expect(acknowledged.length).toBeGreaterThan(20)
      portal = await startPortal({ dataDir })
      expect(await seriesTitles(portal)).toEqual(expect.arrayContaining(acknowledged))
    },
    LONG,
  )

  test(
    'a start with a data folder or a port in use ends with one sentence and code 1, and the first portal continues',
    async () => {
      const other = makeDataFolder()
      const { port } = new URL(portal.url)
      expect(await runPortalCommand(['--port', '0', '--data', dataDir])).toEqual({
        code: 1,
        output: '',
        errors: `The data folder ${dataDir} is in use by another portal process: stop that one first, or give this one its own folder with --data.\n`,
      })
      expect(await runPortalCommand(['--no-seed', '--port', port, '--data', other])).toEqual({
        code: 1,
        output: '',
        errors: `Port ${port} is in use by another program: stop that one, or choose another port with --port.\n`,
      })
      expect((await fetch(`${portal.url}healthz`)).status).toBe(200)
      rmSync(other, { recursive: true, force: true })
    },
    LONG,
  )

  test(
    'a portal with an upload that hangs stops by itself, and the upload leaves no file',
    async () => {
      const cookie = await portal.signIn(seededAccount.author)
      const headers = {
        Origin: new URL(portal.url).origin,
        Cookie: cookie,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': 1_000_000,
        Expect: '100-continue',
      }
      const sending = request(`${portal.url}pix/pictures/by/1001.json`, { method: 'POST', headers })
      const broken = new Promise(resolve => sending.once('error', resolve).once('close', resolve))
      // The portal asks for the body after it has accepted the request. If it stopped earlier, it would refuse the
      // request.
      const taken = new Promise(resolve => sending.once('continue', resolve))
      sending.flushHeaders()
      await taken
      sending.write('--x\r\nContent-Disposition: form-data; name="image_upload[]"; filename="a.jpg"\r\n\r\n')
      sending.write(seedPicture('kaffeetasse.jpg'))
      const { code, errors } = await portal.stop()
      await broken
      // Code 0 means that the portal ended by itself and was not killed. The time is not measured here, because a busy
      // machine adds seconds; a test above measures the time of a stop.
      expect({ code, errors }).toEqual({ code: 0, errors: '' })
      expect(stagedFiles(dataDir)).toBe(0)
    },
    LONG,
  )
})

onPostgres(
  `a start that is killed in the middle of seeding, on PostgreSQL${why}, is completed by the next start`,
  async () => {
    const server = await startPostgres()
    const folder = mkdtempSync(join(tmpdir(), 'portal-lifecycle-'))
    let portal: TestPortal | undefined
    try {
      const killed = await runPortalCommand(
        ['--port', '0', '--data', folder],
        { DATABASE_URL: server.databaseUrl },
        () => stagedFiles(folder) >= 10,
      )
      expect(killed).toEqual({ code: null, output: '', errors: '' })
      expect(stagedFiles(folder)).toBeGreaterThan(0)
      portal = await startPortal({ databaseUrl: server.databaseUrl, dataDir: folder })
      expect((await shownUris(portal)).length).toBeGreaterThan(36)
      expect(stagedFiles(folder)).toBe(0)
    } finally {
      await portal?.stop()
      server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  LONG,
)

describe('the command line', () => {
  const USAGE =
    'Use: main.ts [--port 4600] [--data DIR] [--no-seed] [--public-demo], or main.ts seed [--pictures 100000] [--events 20000] [--data DIR], or main.ts sweep [--data DIR].'

  test.each([
    [['--port', '70000'], "The option port must be a whole number from 0 to 65535, not '70000'."],
    [['--colour'], `Unknown option '--colour'. ${USAGE}`],
    [['dance'], `Unknown command 'dance'. ${USAGE}`],
    [['seed'], `The command seed needs --pictures or --events. ${USAGE}`],
  ])('%j ends with one line of error text and code 1', async (args, sentence) => {
    expect(await runPortalCommand(args)).toEqual({ code: 1, output: '', errors: `${sentence}\n` })
  })

  it('names the environment variable of a wrong port', async () => {
    const { code, errors } = await runPortalCommand([], { PORT: '4600a' })
    expect([code, errors]).toEqual([
      1,
      "The environment variable PORT must be a whole number from 0 to 65535, not '4600a'.\n",
    ])
  })

  test(
    'a PostgreSQL server that cannot be reached ends the start with one sentence and code 1',
    async () => {
      const other = mkdtempSync(join(tmpdir(), 'portal-lifecycle-'))
      const { code, errors } = await runPortalCommand(['--port', '0', '--data', other], {
        DATABASE_URL: 'postgres://portal@127.0.0.1:1/none',
      })
      expect([code, errors]).toEqual([
        1,
        'The database at DATABASE_URL could not be opened (connect ECONNREFUSED 127.0.0.1:1): check the address, its account and password, and that PostgreSQL runs.\n',
      ])
      rmSync(other, { recursive: true, force: true })
    },
    LONG,
  )
})
