/** @jest-environment node */
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { metrics, observeRequests } from '../../examples/portal/server/metrics/observeRequests'

// Loads Fastify as the portal does.
const fastify = createRequire(join(process.cwd(), 'examples', 'portal', 'package.json'))('fastify') as () => Parameters<
  typeof observeRequests
>[0]
const app = fastify()
let atHandler: () => void = () => undefined

beforeAll(async () => {
  observeRequests(app)
  app.get('/whole', () => 'ok')
  app.post('/whole', () => 'ok')
  app.get('/never', () => {
    atHandler()
    return new Promise(() => undefined)
  })
  app.get('/endless', (_request, reply) =>
    reply.send(
      new Readable({
        read() {
          this.push(Buffer.alloc(1000))
        },
      }),
    ),
  )
  app.get('/broken', (_request, reply) => {
    let pieces = 0
    return reply.send(
      new Readable({
        read() {
          pieces += 1
          if (pieces < 5) this.push(Buffer.alloc(1000))
          else this.destroy(new Error('The storage is away.'))
        },
      }),
    )
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends the beginning of a request; returns its connection. */
async function call(text: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}
const head = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nHost: portal.test\r\n`

/** Waits until a request to a route is counted. Returns its status and the count, or 'not counted'. */
async function counted(route: string): Promise<unknown> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const { values } = await metrics.requests.get()
    const found = values.find(
      ({ metricName, labels }) => metricName === 'portal_request_seconds_count' && labels.route === route,
    )
    if (found) return [found.labels.status, found.value]
    await new Promise(setImmediate)
  }
  return 'not counted'
}

beforeEach(() => metrics.requests.reset())

test('a complete response is counted once, by its status', async () => {
  const socket = await call(`${head('GET', '/whole')}Connection: close\r\n\r\n`)
  await once(socket.resume(), 'close')
  expect(await counted('/whole')).toEqual([200, 1])
})

test.each(['destroy', 'end', 'resetAndDestroy'] as const)(
  'a caller that disconnects before the response begins is counted as 499: %s',
  async way => {
    const taken = new Promise<void>(resolve => (atHandler = resolve))
    const socket = await call(`${head('GET', '/never')}\r\n`)
    await taken
    socket[way]()
    expect(await counted('/never')).toEqual([499, 1])
  },
)

test('a caller that disconnects in the middle of the response is counted as 499', async () => {
  const socket = await call(`${head('GET', '/endless')}\r\n`)
  await once(socket, 'data')
  socket.destroy()
  expect(await counted('/endless')).toEqual([499, 1])
})

test('a caller that disconnects in the middle of its request is counted as 499', async () => {
  const socket = await call(
    `${head('POST', '/whole')}Content-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n`,
  )
  await once(socket, 'data')
  socket.write('{"a')
  socket.destroy()
  expect(await counted('/whole')).toEqual([499, 1])
})

test('a response that the portal had to abort is counted as 503', async () => {
  const socket = await call(`${head('GET', '/broken')}\r\n`)
  await once(socket.resume(), 'close')
  expect(await counted('/broken')).toEqual([503, 1])
})
