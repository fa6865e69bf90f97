/** @jest-environment node */
import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { config } from '../../examples/portal/server/config'
import { queueRequests } from '../../examples/portal/server/http/queueRequests'

const REQUESTS = 200

test('waiting requests begin a few at a time, so that Node reads other connections between them', async () => {
  const app = fastify()
  queueRequests(app)
  let handled = 0
  // As with the embedded database, the handler waits only for resolved promises.
  app.get('/', async () => {
    await Promise.resolve()
    handled += 1
    return 'ok'
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  socket.resume().write('GET / HTTP/1.1\r\nHost: portal\r\n\r\n'.repeat(REQUESTS))
  const counts = [0]
  while (handled < REQUESTS && counts.length < 100_000) {
    await new Promise(setImmediate)
    counts.push(handled)
  }
  const begun = counts.map((count, turn) => count - (counts[turn - 1] ?? 0))
  expect(handled).toBe(REQUESTS)
  expect(Math.max(...begun)).toBeLessThanOrEqual(2 * config.requests.turns.atOnce)
  socket.destroy()
  await app.close()
})
