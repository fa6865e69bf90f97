/** @jest-environment node */
import { connect } from 'node:net'
import sharp from 'sharp'
import { config } from '../../../examples/portal/server/config'
import type { Picture } from '../../../examples/portal/server/pictures/Picture'
import { onEveryDatabase } from '../../support/onEveryDatabase'
import { portalClient } from '../../support/portalClient'
import { seededAccount } from '../../support/seededAccount'
import { seedPicture } from '../../support/seedPicture'
import { layerClient, type LayerClient } from '../support/layerClient'
import { peakMemory } from '../support/peakMemory'

const LONG = 5 * 60_000
const SECONDS = 10
const MEGABYTE = 1024 * 1024
const picture = seedPicture('kaffeetasse.jpg')

onEveryDatabase(portal => {
  const attacker = () => layerClient(portal().url, '127.0.6.6')

  /** Calls of an honest visitor and a member, one after another. Returns the ms of each; none may fail. */
  async function beHonest(until: () => boolean): Promise<number[]> {
    const visitor = layerClient(portal().url, '127.0.5.1')
    const author = await portalClient(portal(), seededAccount.author)
    const [own]: Picture[] = await (await author.get('/pix/pictures/by/1001?limit=1')).json()
    const city = new URLSearchParams({ actualInput: 'Stad', community: '73', spaceAsWildcard: 'true' }).toString()
    const deeds: (() => Promise<number>)[] = [
      async () => (await visitor.get('/events')).status,
      async () => (await visitor.get('/image', { file: own?.Uri ?? '', width: '160', height: '160' })).status,
      async () => (await visitor.get(`/module/lib/framework/selectBoxDataCity.php?${city}`)).status,
      async () => (await author.get('/pix/pictures/by/1001')).status,
      async () => (await author.post(`/pix/pictures/${own?.Id}`, { method: 'PUT', title: 'Am Ufer' })).status,
      async () => (await visitor.get('/healthz')).status,
    ]
    const times: number[] = []
    while (!until()) {
      for (const deed of deeds) {
        const begun = performance.now()
        expect(await deed()).toBe(200)
        times.push(performance.now() - begun)
      }
    }
    return times
  }

  /** Runs the given number of attacking clients for some seconds; ignores their failures. */
  async function flood(
    atOnce: number,
    call: (client: LayerClient, number: number) => Promise<unknown>,
  ): Promise<number> {
    const end = performance.now() + SECONDS * 1000
    let calls = 0
    const goOn = async () => {
      const client = attacker()
      while (performance.now() < end) await call(client, (calls += 1)).catch(() => undefined)
    }
    await Promise.all(Array.from({ length: atOnce }, goOn))
    return calls
  }

  const sides = config.image.sides
  const FLOODS: [string, number, (client: LayerClient, number: number) => Promise<unknown>][] = [
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
      async (client, number) =>
        client.get('/image', {
          file: await anyUri(),
          width: String(sides[number % sides.length]),
          height: String(sides[Math.floor(number / sides.length) % sides.length]),
          quality: String(1 + (number % 10)),
        }),
    ],
    [
      'large forms of nobody',
      20,
      client => client.send('POST', '/register/ajax.php', { body: `action=${'x'.repeat(7_900_000)}` }),
    ],
    [
      'wrong passwords',
      20,
      (client, number) => client.post('/login', { account: `a${number}@post.example`, password: 'x' }),
    ],
    [
      'thousands of requests at once on ever new connections',
      50,
      () =>
        new Promise(resolve => {
          const { port, host } = new URL(portal().url)
          const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.6.6' })
          socket.on('error', resolve).on('close', resolve).resume()
          socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(2000))
        }),
    ],
    [
      'forms that never end',
      50,
      () =>
        new Promise(resolve => {
          const { port, host, origin } = new URL(portal().url)
          const socket = connect(Number(port), '127.0.0.1')
          socket.on('error', resolve).on('close', resolve)
          socket.write(
            `POST /login HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\na=`,
          )
          setTimeout(() => socket.destroy(), 1000)
        }),
    ],
  ]

  let uri = ''
  async function anyUri(): Promise<string> {
    if (uri === '') {
      const author = await portalClient(portal(), seededAccount.author)
      const [first]: Picture[] = await (await author.get('/pix/pictures/by/1001?filter=parthenon&limit=1')).json()
      uri = first?.Uri ?? ''
    }
    return uri
  }

  /** Measurements of honest people during an attack: number of responses, their 95th percentile in ms, and the portal's memory. */
  async function served(attack: Promise<unknown>): Promise<{ calls: number; slow: number; grown: number }> {
    let isOver = false
    const memory = peakMemory(portal().pid)
    const [times] = await Promise.all([beHonest(() => isOver), attack.finally(() => (isOver = true))])
    const sorted = times.sort((a, b) => a - b)
    return { calls: sorted.length, slow: sorted[Math.floor(sorted.length * 0.95)] ?? Infinity, grown: memory.grown() }
  }

  test.each(FLOODS)(
    'honest visitors are served beside a flood: %s',
    async (_name, atOnce, call) => {
      const { calls, slow, grown } = await served(flood(atOnce, call))
      expect(calls).toBeGreaterThan(20)
      expect(slow).toBeLessThan(1000)
      expect(grown).toBeLessThan(400 * MEGABYTE)
    },
    LONG,
  )

  test(
    'honest visitors are served beside pictures of many scans, and so is another’s upload',
    async () => {
      const [bomber, author] = [
        await portalClient(portal(), seededAccount.reader),
        await portalClient(portal(), seededAccount.author),
      ]
      const progressive = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#345' } })
        .jpeg({ progressive: true })
        .toBuffer()
      const last = progressive.lastIndexOf(Buffer.from('ffda', 'hex'))
      const scan = progressive.subarray(last, progressive.length - 2)
      const bomb = Buffer.concat([
        progressive.subarray(0, last),
        ...Array.from({ length: Math.floor((9 * MEGABYTE) / scan.length) }, () => scan),
        Buffer.from('ffd9', 'hex'),
      ])
      const bombs = flood(4, async () => bomber.upload([{ name: 'bombe.jpg', content: bomb }]))
      const [{ calls, slow, grown }, upload] = await Promise.all([
        served(bombs),
        author.upload([{ name: 'tasse.jpg', content: picture }]),
      ])
      expect(upload.status).toBe(200)
      expect(calls).toBeGreaterThan(20)
      expect(slow).toBeLessThan(1000)
      expect(grown).toBeLessThan(400 * MEGABYTE)
    },
    LONG,
  )
})
