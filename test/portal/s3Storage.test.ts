/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { config } from '../../examples/portal/server/config'
import type { ImageService } from '../../examples/portal/server/imageService/ImageService'
import { mediaRoutes } from '../../examples/portal/server/storage/mediaRoutes'
import type { PictureStorage } from '../../examples/portal/server/storage/PictureStorage'
import { s3Storage } from '../../examples/portal/server/storage/s3Storage'
import { expectConsole } from '../support/expectConsole'

const URI = `/media/ab/${'0'.repeat(62)}.jpg`
const STEP_MS = 20

let answer: (response: ServerResponse) => void
const server = createServer((request, response) => request.resume().once('end', () => answer(response)))
let storage: PictureStorage

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // This changes no other test, because Jest loads `config` for each test file again. `timeout`, the time limit for the
  // next chunk, is longer than any delay by a busy processor.
  Object.assign(config.s3, { timeout: 2_000, total: 1_500 })
  storage = s3Storage({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'bilder',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    region: 'x',
  })
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

/**
 * Makes the server send a byte every `each` ms without an end. Resolves to the number of bytes when the client has
 * closed the connection.
 */
function endless(each: number): Promise<number> {
  return new Promise(resolve => {
    answer = response => {
      let sent = 0
      const drip = () => response.write('x', () => (sent += 1))
      response.writeHead(200)
      drip()
      const timer = setInterval(drip, each)
      response.once('close', () => {
        clearInterval(timer)
        resolve(sent)
      })
    }
  })
}

test('a picture that comes a byte at a time is dropped if it is needed as a whole, and its connection is closed', async () => {
  const ended = endless(STEP_MS)
  expectConsole('error', /not all within 1500 ms/)
  await expect(storage.read(URI)).rejects.toMatchObject({ statusCode: 503, retryAfter: 30 })
  expect(await ended).toBeGreaterThan(2)
})

test('a picture that is passed on continues while chunks arrive, and ends when the chunks stop or the reader stops', async () => {
  const ended = endless(STEP_MS)
  const begun = performance.now()
  const { content } = (await storage.open(URI)) ?? {}
  for await (const _ of content ?? []) if (performance.now() - begun > 1.5 * config.s3.total) break
  expect(performance.now() - begun).toBeGreaterThan(config.s3.total)
  await ended
  const stopped = endless(1_000_000)
  expectConsole('error', /nothing within 2000 ms/)
  const stalled = (await storage.open(URI))?.content ?? []
  await expect(
    (async () => {
      for await (const piece of stalled) expect(String(piece)).toBe('x')
    })(),
  ).rejects.toMatchObject({ statusCode: 503 })
  await stopped
})

test.each([
  ['without a length', {}, Buffer.from('picture')],
  ['that is compressed', { 'Content-Encoding': 'gzip' }, gzipSync('picture')],
])('a picture %s is passed on whole, and the connection stays usable', async (_kind, headers, sent) => {
  const app = fastify()
  mediaRoutes(app, storage, {} as ImageService)
  app.get('/next', () => 'next')
  answer = response => {
    // Without Content-Length, the response is sent in chunks.
    response.writeHead(200, { ...headers, ...('Content-Encoding' in headers && { 'Content-Length': sent.length }) })
    response.end(sent)
  }
  const socket = connect(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1')
  let heard = ''
  socket.on('data', piece => (heard += String(piece)))
  socket.write(
    `GET ${URI} HTTP/1.1\r\nHost: portal\r\n\r\nGET /next HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n`,
  )
  await once(socket, 'close')
  const [picture, next] = heard.split(/(?=HTTP\/1\.1 200)/)
  expect(picture).toMatch(/^transfer-encoding: chunked\r\n[^]*\r\n7\r\npicture\r\n0\r\n\r\n$/im)
  expect(next).toMatch(/\r\n\r\nnext$/)
  await app.close()
})

test('a put and a removal do not read the response, and their connections are closed', async () => {
  for (const step of [() => storage.stage(URI, Buffer.from('x')), () => storage.remove(URI)]) {
    const ended = endless(1_000_000)
    await step()
    expect(await ended).toBe(1)
  }
})
