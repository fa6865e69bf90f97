/** @jest-environment node */
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { config } from '../../examples/portal/server/config'
import { createHttpServer } from '../../examples/portal/server/http/createHttpServer'
import { startPortal } from '../support/startPortal'
import type { TestPortal } from '../support/TestPortal'

const LONG = 60_000
const { pipelined } = config.requests

let portal: TestPortal

beforeAll(async () => {
  portal = await startPortal()
}, 120_000)

afterAll(async () => {
  expect(await portal.stop()).toMatchObject({ code: 0, errors: '' })
}, LONG)

/**
 * Sends groups of requests on one connection; `pieces` are the sizes of the groups. Waits for the responses to a group
 * before it sends the next. Returns the total number of responses.
 */
async function responses(pieces: number[]): Promise<number> {
  const { port, host } = new URL(portal.url)
  const socket = connect(Number(port), '127.0.0.1')
  let heard = ''
  const count = () => heard.split('HTTP/1.1 200').length - 1
  socket.on('error', () => undefined)
  const closed = once(socket, 'close').catch(() => undefined)
  let sent = 0
  for (const piece of pieces) {
    socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(piece))
    sent += piece
    while (count() < sent && !socket.destroyed)
      await Promise.race([closed, once(socket, 'data').then(([data]: Buffer[]) => (heard += data?.toString() ?? ''))])
  }
  socket.destroy()
  return count()
}

test(
  'a connection that sends many requests before their responses is closed',
  async () => {
    expect(await responses([1000])).toBeLessThanOrEqual(pipelined)
  },
  LONG,
)

test(
  'a connection that waits for its responses may send more requests in total than are allowed at once',
  async () => {
    const pieces = [...Array.from({ length: 2 * pipelined }, () => 1), pipelined, pipelined]
    expect(await responses(pieces)).toBe(4 * pipelined)
  },
  LONG,
)

test('the parser stops after too many requests, but reads all of a body that looks like requests', async () => {
  const bodies: string[] = []
  const server = createHttpServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => bodies.push(text))
    request.once('end', () => response.end('ok'))
  }, {})
  let parsed = 0
  server.on('request', () => (parsed += 1)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const send = async (text: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => undefined).resume()
    socket.write(text)
    await once(socket, 'close')
  }
  const request = 'GET / HTTP/1.1\r\nHost: portal\r\n\r\n'
  await send(request.repeat(1000))
  expect(parsed).toBeLessThan(3 * pipelined)
  parsed = 0
  const body = request.repeat(1000)
  await send(`POST / HTTP/1.1\r\nHost: portal\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
  expect([parsed, bodies.join('')]).toEqual([1, body])
  server.close()
})

describe('a response that nobody reads', () => {
  const server = createHttpServer((_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)), {})
  const open: Socket[] = []
  afterEach(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })

  test('is aborted, with its connection', async () => {
    server.timeout = Math.min(server.timeout, config.requests.silentWithin) / 1000
    expect(server.timeout).toBeGreaterThan(0)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const connected = once(server, 'connection')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    open.push(socket.on('error', () => undefined).pause())
    socket.write('GET / HTTP/1.1\r\nHost: portal\r\n\r\n')
    const [connection] = (await connected) as [Socket]
    open.push(connection)
    await once(connection, 'close')
    expect(connection.readableEnded).toBe(false)
  })
})

test('connections beyond the limit are closed, and the others are served', async () => {
  const server = createHttpServer((_request, response) => response.end('ok'), {})
  expect(server.maxConnections).toBe(config.requests.connections)
  server.maxConnections = 2
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const silent = await Promise.all(
    [1, 2].map(async () => {
      const connected = once(server, 'connection')
      const socket = connect(port, '127.0.0.1')
      await connected
      return socket
    }),
  )
  const further = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(further, 'close')
  const [first] = silent
  first?.write('GET / HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n')
  const [response] = (await once(first!, 'data')) as Buffer[]
  expect(String(response)).toContain('HTTP/1.1 200')
  for (const socket of silent) socket.destroy()
  server.close()
})
