/** @jest-environment node */
import { connect } from 'node:net'
import sharp from 'sharp'
import { config } from '../../../examples/portal/server/config'
import type { Picture } from '../../../examples/portal/server/pictures/Picture'
import { onEveryDatabase } from '../../support/onEveryDatabase'
import { portalClient } from '../../support/portalClient'
import { seededAccount } from '../../support/seededAccount'
import { regularUsers, percentile95, uploadFrom } from '../support/regularUsers'
import { layerClient, type LayerClient } from '../support/layerClient'
import { peakMemory } from '../support/peakMemory'

const LONG = 5 * 60_000
const SECONDS = 10
const MEGABYTE = 1024 * 1024
const ATTACKER = '127.0.6.6'
/** Limit for the lines that a flood adds to the log: one line of each of four kinds per second. */
const MOST_LINES = 4 * SECONDS
const FORM = 'application/x-www-form-urlencoded'
const { sides } = config.image
const LARGE_FORM = Buffer.from(`action=${'x'.repeat(7_900_000)}`)

/** Makes a call of one attacking client. `number` is its number among the calls of all clients. */
type Attack = (client: LayerClient, number: number) => Promise<unknown>

async function progressive(): Promise<Buffer> {
  return sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#345' } })
    .jpeg({ progressive: true })
    .toBuffer()
}

/** Returns a JPEG of 9 MB that repeats its last scan. */
async function manyScans(): Promise<Buffer> {
  const jpeg = await progressive()
  const last = jpeg.lastIndexOf(Buffer.from('ffda', 'hex'))
  const scan = jpeg.subarray(last, jpeg.length - 2)
  const scans = Array.from({ length: Math.floor((9 * MEGABYTE) / scan.length) }, () => scan)
  return Buffer.concat([jpeg.subarray(0, last), ...scans, Buffer.from('ffd9', 'hex')])
}

/** Returns a JPEG of 9 MB with empty segments. */
async function manySegments(): Promise<Buffer> {
  const jpeg = await progressive()
  const segments = Buffer.alloc(9 * MEGABYTE, Buffer.from('ffe10002', 'hex'))
  return Buffer.concat([jpeg.subarray(0, 2), segments, jpeg.subarray(2)])
}

onEveryDatabase(portal => {
  /**
   * Opens a connection from the attacker's address and sends a text. Resolves when the connection has ended, at the
   * latest after `within` ms.
   */
  const sendRaw = (text: string, within: number) =>
    new Promise<void>(resolve => {
      const { port } = new URL(portal().url)
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: ATTACKER })
      const late = setTimeout(() => socket.destroy(), within)
      socket.resume().on('error', () => undefined)
      socket.once('close', () => {
        clearTimeout(late)
        resolve()
      })
      socket.write(text)
    })
  const head = (path: string, ...headers: string[]) => {
    const { host, origin } = new URL(portal().url)
    return [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, ...headers, '', ''].join('\r\n')
  }

  /** Runs attacking clients for some seconds; ignores their failures. Returns the number of their calls. */
  async function flood(atOnce: number, call: Attack): Promise<number> {
    const end = performance.now() + SECONDS * 1000
    let calls = 0
    const goOn = async () => {
      const client = layerClient(portal().url, ATTACKER)
      while (performance.now() < end) await call(client, (calls += 1)).catch(() => undefined)
    }
    await Promise.all(Array.from({ length: atOnce }, goOn))
    return calls
  }

  const cookies = new Map<string, string>()
  /** Uploads as the reader, from the attacker's address. */
  async function upload(client: LayerClient, content: Buffer): Promise<unknown> {
    if (!cookies.has('session')) cookies.set('session', await portal().signIn(seededAccount.reader))
    const [name = '', value = ''] = (cookies.get('session') ?? '').split('=')
    client.cookies.set(name, value)
    return uploadFrom(client, 1002, 'bombe.jpg', content)
  }
  let bombs: { scans: Buffer; segments: Buffer }
  let uri = ''
  beforeAll(async () => {
    bombs = { scans: await manyScans(), segments: await manySegments() }
    const author = await portalClient(portal(), seededAccount.author)
    const [first]: Picture[] = await (await author.get('/pix/pictures/by/1001?filter=parthenon&limit=1')).json()
    uri = first?.Uri ?? ''
  })

  let round = 0
  const FLOODS: [string, number, Attack][] = [
    ['JPEGs of many scans', 4, client => upload(client, bombs.scans)],
    ['JPEGs of empty segments', 4, client => upload(client, bombs.segments)],
    ['searches for places', 50, (client, number) => client.get('/geocode/search', { q: `a ${number}, b, c, d, e, f` })],
    [
      'typing into the city field',
      50,
      (client, number) =>
        client.get('/module/lib/framework/selectBoxDataCity.php', {
          actualInput: `s ${number}`,
          community: '73',
          spaceAsWildcard: 'true',
        }),
    ],
    [
      'thumbnails of every size',
      90,
      (client, number) =>
        client.get('/image', {
          file: uri,
          width: String(sides[number % sides.length]),
          height: String(sides[Math.floor(number / sides.length) % sides.length]),
          quality: String(1 + (number % 10)),
        }),
    ],
    ['large forms of visitors', 20, client => client.send('POST', '/register/ajax.php', { body: LARGE_FORM })],
    [
      'forms that never end',
      300,
      () => sendRaw(`${head('/login', `Content-Type: ${FORM}`, 'Content-Length: 1000')}a=`, 2000),
    ],
    [
      'very slow uploads',
      40,
      async client => {
        await upload(client, Buffer.alloc(0))
        const cookie = `Cookie: ${cookies.get('session')}`
        const type = 'Content-Type: multipart/form-data; boundary=x'
        await sendRaw(`${head('/pix/pictures/by/1002.json', cookie, type, 'Content-Length: 19000000')}--x\r\n`, 2000)
      },
    ],
    [
      'wrong passwords',
      20,
      (client, number) => client.post('/login', { account: `a${number}@post.example`, password: 'x' }),
    ],
    [
      'requests that could fill the log',
      50,
      (client, number) =>
        number % 2 === 0
          ? client.post('/login', { account: seededAccount.reader, password: `falsch ${number}` })
          : client.send('POST', '/pix/pictures/by/1002.json', {
              body: '--x\r\n',
              headers: { 'Content-Type': 'multipart/form-data; boundary=x', Cookie: cookies.get('session') ?? '' },
            }),
    ],
    [
      'requests for mails',
      20,
      (client, number) =>
        client.post('/register/ajax.php', { action: 'send_reminder', account: `m${number}@post.example` }),
    ],
    [
      '2000 requests at once on each of many new connections',
      50,
      () => sendRaw(`GET /healthz HTTP/1.1\r\nHost: ${new URL(portal().url).host}\r\n\r\n`.repeat(2000), LONG),
    ],
  ]

  test.each(FLOODS)(
    'a visitor, a member and an uploader are served during a flood: %s',
    async (name, atOnce, call) => {
      const useRegularly = await regularUsers(portal(), (round += 1))
      let isOver = false
      const memory = peakMemory(portal().pid)
      const before = portal().output().length
      const [{ calls, failed }, attacks] = await Promise.all([
        useRegularly(() => isOver),
        flood(atOnce, call).finally(() => (isOver = true)),
      ])
      const grown = memory.grown()
      const lines = portal().output().slice(before).split('\n').length - 1
      const slow = percentile95(calls)
      const kinds = [...new Set(calls.map(({ name: kind }) => kind))]
      const counts = kinds.map(kind => {
        const ofKind = calls.filter(each => each.name === kind)
        return `${kind} ${ofKind.length} × ${Math.round(percentile95(ofKind))} ms`
      })
      process.stdout.write(
        `${name}: ${attacks} calls of attackers, ${calls.length} of users, ${failed.length} failed, p95 ${Math.round(slow)} ms, ${Math.round(grown / MEGABYTE)} MB, ${lines} lines (${counts.join(', ')})\n`,
      )
      expect(failed).toEqual([])
      expect(calls.length).toBeGreaterThan(20)
      // Each of the users' ten different calls was made.
      expect(kinds).toHaveLength(10)
      expect(slow).toBeLessThan(1000)
      expect(grown).toBeLessThan(400 * MEGABYTE)
      expect(lines).toBeLessThan(MOST_LINES)
    },
    LONG,
  )
})
